import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Check = (folder: string, places: readonly string[]) => string[];
const { folderCycle, modulesAlike, unhandyFolders } = (await import(
  join(import.meta.dirname, 'check-folders.mjs')
)) as Readonly<Record<'folderCycle' | 'modulesAlike' | 'unhandyFolders', Check>>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-folders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
    writeFileSync(join(folder, 'src', path), text);
  }
}

function cycleOf(files: Readonly<Record<string, string>>): readonly string[] {
  write(files);
  return folderCycle(folder, ['src']);
}

describe('folders that import each other', () => {
  it('are told with the files that do it, though no file imports itself', () => {
    const cycle = cycleOf({
      'a/one.ts': "import { two } from '../b/two.js';",
      'a/three.ts': '',
      'b/two.ts': "export type { Three } from '../c/d/four.js';",
      'c/d/four.ts': "const { three } = await import('../../a/three.js');",
    });
    expect(cycle.toSorted()).toEqual([
      'src/a → src/b (one.ts imports two.ts)',
      'src/b → src/c/d (two.ts imports four.ts)',
      'src/c/d → src/a (four.ts imports three.ts)',
    ]);
  });

  it('are a folder and one below it, too', () => {
    const files = { 'run.ts': "import './a/one.js';", 'words.ts': '', 'a/one.ts': "import '../words.js';" };
    expect(cycleOf(files)).toHaveLength(2);
  });

  it('are folders that only tests use, too', () => {
    const files = {
      'testing/given.ts': "import './parts/one.js';",
      'testing/words.ts': '',
      'testing/parts/one.ts': "import '../words.js';",
    };
    expect(cycleOf(files)).toHaveLength(2);
  });

  it('are none where specs do, nor where tests import what they test', () => {
    const files = {
      'run.ts': "import './a/one.js';",
      'a/one.ts': '',
      'a/one.spec.ts': "import '../run.js';",
      'a/testing/given.ts': "import '../../run.js';",
    };
    expect(cycleOf(files)).toEqual([]);
  });
});

describe('folders that are not handy', () => {
  const files = (count: number, path: string, ending: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${path}/${index}${ending}`, '']));

  it('have more than 25 files besides specs', () => {
    write({ ...files(25, 'few', '.ts'), ...files(9, 'few', '.spec.ts'), ...files(26, 'many', '.ts') });
    expect(unhandyFolders(folder, ['src'])).toEqual(['src/many has 26 files: at most 25 are right']);
  });

  it('are more than four folders below src', () => {
    write({ 'a/b/c/d/right.ts': '', 'a/b/c/d/e/deep.ts': '' });
    expect(unhandyFolders(folder, ['src'])).toEqual([
      'src/a/b/c/d/e is 5 folders below src: at most 4 are right',
    ]);
  });
});

describe('modules', () => {
  it('whose names differ in capital letters alone are told', () => {
    write({ 'a/Card.tsx': '', 'a/card.ts': '', 'a/card.spec.ts': '', 'b/card.ts': '', 'a/cards.ts': '' });
    expect(modulesAlike(folder, ['src'])).toEqual([
      'src/a/Card.tsx and src/a/card.ts have the same name but for capital letters',
    ]);
  });
});
