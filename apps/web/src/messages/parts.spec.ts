import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { partOf } from './parts.js';

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
/** Pages that are fetched when they are wanted, without the messages of those who run a tournament. */
const FETCHED = /(?<!withStaffMessages\(\(\) => )import\('(\.[^']*)'\)/g;

/** Everything that may be shown without the messages of those who run a tournament. */
function withoutStaffMessages(): Set<string> {
  const seen = new Set<string>();
  const waiting = ['main.tsx'];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file, STATIC), ...importsOf(file, FETCHED));
  }
  return seen;
}

describe('the parts of the catalogues', () => {
  const everybodys = withoutStaffMessages();

  it('are told apart by the first word of a message', () => {
    expect(partOf('room.title')).toBe('staff');
    expect(partOf('session.roomLink')).toBe('hall');
  });

  it('do not keep a message from a page that everybody may open', () => {
    expect(everybodys).toContain('standings/StandingsPage.tsx');
    expect(everybodys).not.toContain('session/room/RoomPage.tsx');
    const lacking = [...everybodys].flatMap((file) =>
      [...files.get(file)!.matchAll(/['`]([a-z]\w*\.[\w.$-]*)/g)]
        .map(([, key]) => key!)
        .filter((key) => partOf(key) === 'staff')
        .map((key) => `${file}: ${key}`),
    );
    expect(lacking).toEqual([]);
  });
});
