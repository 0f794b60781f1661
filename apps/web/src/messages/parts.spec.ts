import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { partOf, type CataloguePart } from './parts.js';

const SOURCES = join(import.meta.dirname, '..');
const files = new Map(
  readdirSync(SOURCES, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(spec|d)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(SOURCES, path), readFileSync(path, 'utf8')] as const),
);

function found(file: string, from: string): string | undefined {
  const path = join(dirname(from), file).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((name) => files.has(name));
}

/** Modules that a module imports by one way of writing it. */
function importsOf(file: string, written: RegExp): string[] {
  return [...files.get(file)!.matchAll(written)].flatMap(([, path]) => found(path!, file) ?? []);
}

const STATIC = /from '(\.[^']*)'/g;
/** Pages that are fetched when they are wanted, by what brings their messages along. */
const FETCHED = /(?:with(\w+)Messages\(\(\) => )?import\('(\.[^']*)'\)/g;

/** Everything that may be shown when these parts of the catalogues are there at most. */
function shownWith(parts: readonly CataloguePart[]): Set<string> {
  const seen = new Set<string>();
  const waiting = ['main.tsx'];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const fetched = [...files.get(file)!.matchAll(FETCHED)].flatMap(([, brought, path]) =>
      brought === undefined || parts.includes(brought.toLowerCase() as CataloguePart)
        ? (found(path!, file!) ?? [])
        : [],
    );
    waiting.push(...importsOf(file, STATIC), ...fetched);
  }
  return seen;
}

const messages = Object.keys(
  JSON.parse(readFileSync(join(import.meta.dirname, 'en.json'), 'utf8')) as Record<string, string>,
);

/** Whether it is a message or how one begins; commands and events are called in the same way. */
function isOfMessage(text: string): boolean {
  return messages.some((message) => message.startsWith(text.replace(/\$.*$/, '')));
}

/** Messages that these modules want and that are in other parts. */
function lacking(modules: Iterable<string>, parts: readonly CataloguePart[]): string[] {
  // What tells the parts apart names messages, and shows none.
  const showing = [...modules].filter((file) => file !== 'messages/parts.ts');
  return showing.flatMap((file) =>
    [...files.get(file)!.matchAll(/['`]([a-z]\w*\.[\w.$-]*)/g)]
      .map(([, key]) => key!)
      .filter(isOfMessage)
      .filter((key) => !parts.includes(partOf(key)))
      .map((key) => `${file}: ${key}`),
  );
}

describe('the parts of the catalogues', () => {
  it('are told apart by the first word of a message, the journal by its lines', () => {
    expect(partOf('room.title')).toBe('staff');
    expect(partOf('session.roomLink')).toBe('hall');
    expect(partOf('session.save')).toBe('few');
    expect(partOf('sheetTable.pass')).toBe('few');
    expect(partOf('line.session.started')).toBe('few');
    expect(partOf('line.passedOut')).toBe('hall');
  });

  it('do not keep a message from a page that everybody opens', () => {
    const everybodys = shownWith(['hall']);
    expect(everybodys).toContain('standings/StandingsPage.tsx');
    expect(everybodys).not.toContain('tournament/JournalTab.tsx');
    expect(lacking(everybodys, ['hall'])).toEqual([]);
  });

  it('do not keep a message of those who run a tournament from a page that everybody may open', () => {
    const few = shownWith(['hall', 'few']);
    expect(few).toContain('tournament/JournalTab.tsx');
    expect(few).not.toContain('session/desk/DeskPage.tsx');
    expect(lacking(few, ['hall', 'few'])).toEqual([]);
  });
});
