import './require-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path/posix';
import { isProgram, main, root } from './root.mjs';

/** Where folders are kept small, and none imports, by way of others, one that imports it. */
const PLACES = ['apps/cli/src', 'apps/server/src', 'libs'];
/** What is generated is no part of it. */
const LEFT_OUT = new Set(['generated']);
/** How many files a folder has at most, without specs, and how deep below `src` it is at most. */
const FILES = 25;
const DEPTH = 4;

/**
 * The first circle of folders that import each other. Unlike dependency-cruiser's, its folders do not hold what is in the
 * folders below them, so that a folder and one below it make a circle, too. Specs are no part of it.
 *
 * @param folder the top folder of a project
 * @param places folders in it
 * @returns each step with the files that make it; empty where there is no circle
 */
export function folderCycle(folder, places) {
  const files = places.flatMap((place) => filesBelow(folder, place));
  const importsOf = new Map(files.map((file) => [dirname(file), new Map()]));
  for (const file of files) {
    for (const imported of importedBy(file, readFileSync(join(folder, file), 'utf8'))) {
      const [from, to] = [dirname(file), dirname(imported)];
      if (from === to || !importsOf.has(to)) continue;
      importsOf.get(from).set(to, `${from} → ${to} (${basename(file)} imports ${basename(imported)})`);
    }
  }
  // Who imports nobody is in no circle; what is left when all of them are gone always goes on.
  for (
    let ends;
    (ends = [...importsOf.keys()].filter((from) => importsOf.get(from).size === 0)).length > 0;
  ) {
    for (const end of ends) importsOf.delete(end);
    for (const imports of importsOf.values()) for (const end of ends) imports.delete(end);
  }
  const way = importsOf.size === 0 ? [] : [importsOf.keys().next().value];
  while (new Set(way).size === way.length && way.length > 0) {
    way.push(importsOf.get(way.at(-1)).keys().next().value);
  }
  const circle = way.slice(way.indexOf(way.at(-1)));
  return circle.slice(1).map((to, index) => importsOf.get(circle[index]).get(to));
}

/**
 * The folders that have too many files to find one in, or are too deep below `src`.
 *
 * @param folder the top folder of a project
 * @param places folders in it
 * @returns a line for each
 */
export function unhandyFolders(folder, places) {
  const counts = new Map();
  for (const file of places.flatMap((place) => filesBelow(folder, place)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].flatMap(([path, files]) => {
    const depth = path.split('/').length - 1 - path.split('/').indexOf('src');
    return [
      ...(files > FILES ? [`${path} has ${files} files: at most ${FILES} are right`] : []),
      ...(depth > DEPTH ? [`${path} is ${depth} folders below src: at most ${DEPTH} are right`] : []),
    ];
  });
}

/**
 * The modules whose names differ in capital letters alone: a computer that sees no difference there, as most with macOS,
 * takes one for the other.
 *
 * @param folder the top folder of a project
 * @param places folders in it
 * @returns a line for each
 */
export function modulesAlike(folder, places) {
  const named = new Map();
  for (const file of places.flatMap((place) => filesBelow(folder, place, /(?<!\.spec)\.tsx?$/))) {
    const name = file.replace(/\.tsx?$/, '').toLowerCase();
    named.set(name, [...(named.get(name) ?? []), file]);
  }
  return [...named.values()]
    .filter((files) => files.length > 1)
    .map((files) => `${files.toSorted().join(' and ')} have the same name but for capital letters`);
}

function filesBelow(folder, place, wanted = /(?<!\.spec)\.ts$/) {
  return readdirSync(join(folder, place), { withFileTypes: true }).flatMap((entry) => {
    const path = `${place}/${entry.name}`;
    if (LEFT_OUT.has(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(folder, path, wanted);
    return wanted.test(path) ? [path] : [];
  });
}

function importedBy(file, text) {
  const named = text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g);
  return [...named].map(([, name]) => normalize(`${dirname(file)}/${name}.ts`));
}

if (isProgram(import.meta.url)) {
  await main(() => {
    const cycle = folderCycle(root, PLACES);
    if (cycle.length > 0)
      process.stdout.write(`These folders import each other in a circle:\n  ${cycle.join('\n  ')}\n`);
    const unhandy = [...unhandyFolders(root, PLACES), ...modulesAlike(root, ['apps', 'libs'])];
    for (const line of unhandy) process.stdout.write(`${line}\n`);
    process.exitCode = cycle.length + unhandy.length > 0 ? 1 : 0;
  });
}
