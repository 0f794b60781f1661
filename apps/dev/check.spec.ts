import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

/** A house with the project's rules and nothing in it but what a test plants. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-check-'));
  for (const file of ['.oxlintrc.json', '.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(program: string, ...args: string[]): string {
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

/** The files in which lint found something that pure code may not have. */
const lint = () => {
  const found = run('oxlint/bin/oxlint', '--format', 'unix').matchAll(/^([^:\n]+):.*no-restricted-\w+/gm);
  return [...new Set([...found].map((match) => match[1] as string))];
};
const layers = () =>
  [
    ...new Set(
      run(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        'libs',
        '--config',
        '.dependency-cruiser.cjs',
      ).match(/(?<=error )[a-z-]+(?=:)/g),
    ),
  ].toSorted();

describe('pure code', () => {
  it('has no clock, no chance and no world of its own', () => {
    const faults = [
      'new Date()',
      'Date.now()',
      'globalThis.Date.now()',
      'performance.now()',
      'Math.random()',
      "Math['random']()",
      'process.env.HOME',
      'crypto.randomUUID()',
      'setTimeout(() => 1, 2)',
      "fetch('/')",
    ];
    for (const [index, fault] of faults.entries()) {
      plant(`libs/cards/src/deal-${index}.ts`, `export const planted = ${fault};\n`);
      plant(`libs/tournament/src/clock/decide-${index}.ts`, `export const planted = ${fault};\n`);
    }
    const found = lint();
    expect(found.filter((file) => file.startsWith('libs/cards/'))).toHaveLength(faults.length);
    expect(found.filter((file) => file.startsWith('libs/tournament/'))).toHaveLength(faults.length);
  });

  it('may take all that as data', () => {
    plant(
      'libs/cards/src/deal.ts',
      'export const later = (time: number, random: () => number) => time + random() * Math.max(1, 2);\n',
    );
    expect(lint()).toEqual([]);
  });

  it.each([
    ["import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;", 'pure-imports-no-io'],
    [
      "import { Injectable } from '@nestjs/common';\nexport const planted = Injectable;",
      'pure-imports-zod-only',
    ],
    ["import { Ledger } from '#ledger';\nexport const planted = Ledger;", 'pure-imports-pure'],
  ])('may not import what is not pure: %s', (text, rule) => {
    plant('libs/ledger/src/index.ts', 'export class Ledger {}\n');
    plant('libs/scoring/src/planted.ts', `${text}\n`);
    expect(layers()).toContain(rule);
  });
});

describe('the layers', () => {
  it('let a library be used through its index, and its testing folder by tests', () => {
    plant('libs/ledger/src/index.ts', "export { one } from './one.js';\n");
    plant('libs/ledger/src/one.ts', 'export const one = 1;\n');
    plant('libs/ledger/src/testing/two.ts', 'export const two = 2;\n');
    plant('libs/queues/src/good.ts', "import { one } from '#ledger';\nexport const good = one;\n");
    plant(
      'libs/queues/src/good.spec.ts',
      "import { two } from '../../ledger/src/testing/two.js';\nexport const tested = two;\n",
    );
    expect(layers()).toEqual([]);
    plant(
      'libs/queues/src/good.ts',
      "import { one } from '../../ledger/src/one.js';\nexport const bad = one;\n",
    );
    expect(layers()).toEqual(['libraries-through-their-index']);
    plant(
      'libs/queues/src/good.ts',
      "import { two } from '../../ledger/src/testing/two.js';\nexport const bad = two;\n",
    );
    expect(layers()).toEqual(['no-test-code-in-the-product']);
  });

  it('have no cycles', () => {
    plant('libs/laws/src/a.ts', "import { b } from './b.js';\nexport const a: number = b;\n");
    plant('libs/laws/src/b.ts', "import { a } from './a.js';\nexport const b: number = a;\n");
    expect(layers()).toContain('no-cycles');
  });
});
