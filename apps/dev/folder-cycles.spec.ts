import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { folderCycle } = (await import(join(import.meta.dirname, 'folder-cycles.mjs'))) as {
  folderCycle: (folder: string, places: readonly string[]) => string[];
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-folders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function cycleOf(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
    writeFileSync(join(folder, 'src', path), text);
  }
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

  it('are none where specs and testing folders do', () => {
    const files = {
      'run.ts': "import './a/one.js';",
      'a/one.ts': '',
      'a/one.spec.ts': "import '../run.js';",
      'a/testing/given.ts': "import '../../run.js';",
    };
    expect(cycleOf(files)).toEqual([]);
  });
});
