import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const WORLD = [
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

/** Branches on a game, each with what is said against it. */
const BRANCHES = [
  ["game === 'preferans' ? 1 : 2", "tells games apart by 'preferans'"],
  ["'bridge' !== game", "tells games apart by 'bridge'"],
  ["(() => { switch (game) { case 'bridge': return 1; default: return 2; } })()", "apart by 'bridge'"],
  ['game === USUAL_GAME', 'tells games apart by USUAL_GAME'],
  ['game === PREFERANS_CODE', 'tells games apart by PREFERANS_CODE'],
  ["games[game].played === 'sheets'", 'tells games apart by `played`'],
  ['{ boards: 1, sheets: 2 }[games[game].played]', 'tells games apart by `played`'],
  ['games.preferans', "tells games apart by 'preferans'"],
  ['{ bridge: 1, preferans: 2 }[game]', 'has a part for each game'],
  ["['bridge', 'preferans'].includes(game)", 'has a part for each game'],
  ["game as 'bridge' | 'preferans'", 'has a part for each game'],
  ["game ?? 'bridge'", 'is USUAL_GAME of #cards'],
  ["(of = 'bridge') => of", 'is USUAL_GAME of #cards'],
] as const;

/** What asks the game, or names one without a branch. */
const ASKED = ['games[game].playAlone', "{ game: 'preferans' }", "game === 'whist'", "at.played === 'all'"];

/** What is planted: right and wrong in files of their own, so that each tool runs once over all of it. */
const PLANTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    WORLD.flatMap((fault, index) => [
      [`libs/cards/src/deal-${index}.ts`, `export const planted = ${fault};`],
      [`libs/tournament/src/clock/decide-${index}.ts`, `export const planted = ${fault};`],
    ]),
  ),
  'libs/tournament/src/games/bridge/bridge.ts': 'export const bridge = 1;',
  'libs/tournament/src/games/preferans/preferans.ts': 'export const preferans = 1;',
  'apps/server/src/games/by-game.ts': 'export const GAMES = { bridge: 1, preferans: 2 };',
  ...Object.fromEntries(
    [...BRANCHES.map(([code]) => code), ...ASKED].map((code, index) => [
      `libs/projections/src/game-${index}.ts`,
      `export const planted = ${code};`,
    ]),
  ),
  'libs/cards/src/given.ts':
    'export const later = (time: number, random: () => number) => time + random() * Math.max(1, 2);',
  'libs/scoring/src/reads.ts':
    "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;",
  'libs/scoring/src/injects.ts':
    "import { Injectable } from '@nestjs/common';\nexport const planted = Injectable;",
  'libs/scoring/src/writes.ts': "import { one } from '#ledger';\nexport const planted = one;",
  'libs/ledger/src/index.ts': "export { one } from './one.js';",
  'libs/ledger/src/one.ts': 'export const one = 1;',
  'libs/ledger/src/testing/two.ts': 'export const two = 2;',
  'libs/queues/src/good.ts': "import { one } from '#ledger';\nexport const good = one;",
  'libs/queues/src/good.spec.ts':
    "import { two } from '../../ledger/src/testing/two.js';\nexport const tested = two;",
  'libs/queues/src/by-a-path.ts': "import { one } from '../../ledger/src/one.js';\nexport const bad = one;",
  'libs/queues/src/of-tests.ts':
    "import { two } from '../../ledger/src/testing/two.js';\nexport const bad = two;",
  'libs/laws/src/a.ts': "import { b } from './b.js';\nexport const a: number = b;",
  'libs/laws/src/b.ts': "import { a } from './a.js';\nexport const b: number = a;",
};

let folder: string;
/** By file, what lint has against it that pure code may not have. */
let lint: ReadonlySet<string>;
/** By file, what it has against branches on games. */
let branches: ReadonlyMap<string, string>;
/** By file, the rules of the layers that it breaks. */
let layers: ReadonlyMap<string, ReadonlySet<string>>;

/** A house with the project's rules and nothing in it but what is planted. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-check-'));
  for (const file of [
    '.oxlintrc.json',
    '.dependency-cruiser.cjs',
    'tsconfig.json',
    'package.json',
    'apps/dev/lint',
  ]) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const linted = run('oxlint/bin/oxlint', '--format', 'unix');
  lint = new Set([...linted.matchAll(/^([^:\n]+):.*no-restricted-\w+/gm)].map((match) => match[1] as string));
  branches = new Map(
    [...linted.matchAll(/^([^:\n]+):(.*)ask-the-game/gm)].map((match) => [match[1]!, match[2]!] as const),
  );
  const cruise = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const cruised = run(cruise, 'libs', '--config', '.dependency-cruiser.cjs').matchAll(
    /error ([a-z-]+): (\S+?\.ts)/g,
  );
  const broken = new Map<string, Set<string>>();
  for (const [, rule, file] of cruised) {
    broken.set(file as string, (broken.get(file as string) ?? new Set()).add(rule as string));
  }
  layers = broken;
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, ...args: string[]): string {
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

const brokenBy = (file: string) => [...(layers.get(file) ?? [])].toSorted();

describe('pure code', () => {
  it.each(WORLD)('has no clock, no chance and no world of its own: %s', (fault) => {
    const index = WORLD.indexOf(fault);
    expect(lint).toContain(`libs/cards/src/deal-${index}.ts`);
    expect(lint).toContain(`libs/tournament/src/clock/decide-${index}.ts`);
  });

  it('may take all that as data', () => {
    expect(lint).not.toContain('libs/cards/src/given.ts');
    expect(brokenBy('libs/cards/src/given.ts')).toEqual([]);
  });

  it.each([
    ['libs/scoring/src/reads.ts', 'pure-imports-no-io'],
    ['libs/scoring/src/injects.ts', 'pure-imports-zod-only'],
    ['libs/scoring/src/writes.ts', 'pure-imports-pure'],
  ])('may not import what is not pure: %s', (file, rule) => {
    expect(brokenBy(file)).toContain(rule);
  });
});

describe('the layers', () => {
  it.each([
    ['libs/queues/src/good.ts', []],
    ['libs/queues/src/good.spec.ts', []],
    ['libs/queues/src/by-a-path.ts', ['libraries-through-their-index']],
    ['libs/queues/src/of-tests.ts', ['no-test-code-in-the-product']],
  ])('let a library be used through its index, and its testing folder by tests: %s', (file, rules) => {
    expect(brokenBy(file)).toEqual(rules);
  });

  it('have no cycles', () => {
    expect(brokenBy('libs/laws/src/a.ts')).toContain('no-cycles');
  });
});

describe('games', () => {
  it.each(BRANCHES.map(([code, said], index) => ({ code, said, index })))(
    'are told apart nowhere but where a layer registers them: $code',
    ({ said, index }) => {
      expect(branches.get(`libs/projections/src/game-${index}.ts`)).toContain(said);
    },
  );

  it('are asked, registered and named freely', () => {
    expect([...branches.keys()].toSorted()).toEqual(
      BRANCHES.map((_, index) => `libs/projections/src/game-${index}.ts`).toSorted(),
    );
  });
});
