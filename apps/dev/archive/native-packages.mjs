import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The packages with native code that a system needs beside those that lie in a folder: what the lock file has for it, of
 * what they can use.
 * @param {string} folder with node_modules
 * @param {{ os: string, cpu: string }} system
 * @returns {{ name: string, version: string, integrity: string }[]}
 */
export function nativePackages(folder, system) {
  const locked = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
  const wanted = packagesIn(folder).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  return [...new Set(wanted)].flatMap((name) => {
    const entry = locked[`node_modules/${name}`];
    return entry?.os && isFor(entry, system)
      ? [{ name, version: entry.version, integrity: entry.integrity }]
      : [];
  });
}

/** Takes away the packages of a folder that are for another system. */
export function removeForeign(folder, system) {
  for (const { name, os, cpu, libc } of packagesIn(folder))
    if (!isFor({ os, cpu, libc }, system))
      rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
}

function isFor({ os, cpu, libc }, system) {
  // PostgreSQL’s packages for Linux are for glibc alone.
  return named(os, system.os) && named(cpu, system.cpu) && named(libc, 'glibc');
}

function named(list, value) {
  return list === undefined || list.includes(value);
}

function packagesIn(folder) {
  const modules = join(folder, 'node_modules');
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((each) => `${name}/${each}`) : [name],
  );
  return names
    .map((name) => join(modules, name, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')));
}
