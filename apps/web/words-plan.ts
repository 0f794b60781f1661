import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The page that is there from the start. */
export const START = 'main.tsx';

const STATIC = /(?:^|\n)(?:import|export)(?! type\b)[^;'"]*from '(\.[^']*)'/g;
const FETCHED = /\bimport\('(\.[^']*)'\)/g;
const WHOLE = /(['"`])([\w-]+(?:\.[\w-]+)+)\1/g;
const BEGUN = /`([\w-]+\.(?:[\w.-]+)?)\$\{/g;
const ENDED = /`\$\{\w+\}(\.\w+)`/g;
/** A form for a number, for those who play alone, or for sheets. */
const FORM = /_(?:zero|one|two|few|many|other|alone|sheets)(?=_|$)/g;

/** The messages of a language, by their keys. */
export type Catalogue = Readonly<Record<string, string>>;

/** Which messages each page that is fetched by itself brings along. */
export interface WordsPlan {
  /** The pages, by their files below the folder of the sources. */
  readonly pages: readonly string[];
  /** The messages that a page wants and that are not there yet when it is fetched, whatever their forms. */
  readonly wordsOf: (page: string) => ReadonlySet<string>;
  /** The page that an import of a module fetches; undefined: no page. */
  readonly fetchedBy: (importer: string, path: string) => string | undefined;
}

/** The message that a key is a form of: languages have forms of their own. */
export const messageOf = (key: string): string => key.replace(FORM, '');

/** The sources of the pages, by their files below a folder; tests are none. */
export function sourcesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(spec|d)\./.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
  );
}

/**
 * Finds by the sources which messages each page wants: a module wants each message that it names, whole, by how it begins
 * or by how it ends; a page wants what the modules want that come with it. What those have brought who fetch it is there.
 *
 * @param sources by their files
 * @param messages of one language: all have the same, in forms of their own
 */
export function planWords(sources: ReadonlyMap<string, string>, messages: Catalogue): WordsPlan {
  const found = (importer: string, path: string): string | undefined => {
    const name = join(dirname(importer), path).replace(/\.js$/, '');
    return [`${name}.ts`, `${name}.tsx`].find((file) => sources.has(file));
  };
  const among = (file: string, written: RegExp): string[] =>
    [...sources.get(file)!.matchAll(written)].flatMap(([, path]) => found(file, path!) ?? []);
  const files = [...sources.keys()];
  const withIt = new Map(files.map((file) => [file, among(file, STATIC)]));
  const fetches = new Map(files.map((file) => [file, among(file, FETCHED)]));
  const named = namedIn(messages);
  const mentions = new Map(files.map((file) => [file, named(sources.get(file)!)]));

  const pages = [START, ...new Set([...fetches.values()].flat())];
  const modulesOf = new Map(pages.map((page) => [page, closure([page], (file) => withIt.get(file)!)]));
  const wanted = new Map(
    pages.map((page) => [page, union([...modulesOf.get(page)!].map((file) => mentions.get(file)!))]),
  );
  // What is there when a page is fetched: what all have who fetch it. Taken away from until nothing changes.
  const everything = union(wanted.values());
  const there = new Map(pages.map((page) => [page, page === START ? new Set<string>() : everything]));
  for (let changed = true; changed;) {
    changed = false;
    for (const by of pages) {
      const has = new Set([...wanted.get(by)!, ...there.get(by)!]);
      for (const page of new Set([...modulesOf.get(by)!].flatMap((file) => fetches.get(file)!))) {
        const before = there.get(page)!;
        const after = new Set([...before].filter((key) => has.has(key)));
        if (after.size === before.size) continue;
        there.set(page, after);
        changed = true;
      }
    }
  }
  const words = new Map(
    pages.map((page) => [page, new Set([...wanted.get(page)!].filter((key) => !there.get(page)!.has(key)))]),
  );
  return { pages, wordsOf: (page) => words.get(page) ?? new Set(), fetchedBy: found };
}

/** What finds the messages that a source names. */
function namedIn(catalogue: Catalogue): (source: string) => ReadonlySet<string> {
  const messages = new Set(Object.keys(catalogue).map(messageOf));
  return (source) => {
    const whole = [...source.matchAll(WHOLE)].map(([, , key]) => key!).filter((key) => messages.has(key));
    const begun = [...source.matchAll(BEGUN)].map(([, beginning]) => beginning!);
    const ended = [...source.matchAll(ENDED)].map(([, ending]) => ending!);
    const open = [...messages].filter(
      (key) => begun.some((each) => key.startsWith(each)) || ended.some((each) => key.endsWith(each)),
    );
    return new Set([...whole, ...open]);
  };
}

function closure(from: Iterable<string>, next: (each: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    waiting.push(...next(each));
  }
  return seen;
}

function union(sets: Iterable<ReadonlySet<string>>): Set<string> {
  const all = new Set<string>();
  for (const set of sets) for (const each of set) all.add(each);
  return all;
}
