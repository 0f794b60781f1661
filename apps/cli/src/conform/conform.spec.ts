import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command/command.js';
import { run } from '../run.js';
import type { Report } from './report.js';
import { conformWithExamples } from './testing/conform-examples.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-conform-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `conform` of one kind and gives what it said. */
async function runConform(words: readonly string[], commands?: readonly Command[]) {
  const said = { out: '', err: '' };
  const code = await run(
    ['conform', ...words],
    { TIRAGE_HOME: join(folder, 'home') },
    {
      out: (text) => void (said.out += `${text}\n`),
      err: (text) => void (said.err += `${text}\n`),
    },
    commands,
  );
  return { code, ...said };
}

/** Runs `npm run conform`, which reads worked examples, too. */
const conform = (...words: string[]) => runConform(words, [conformWithExamples]);

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** Three scores of a board: 420 beats both others, 50 one of them. */
const BOARD = {
  id: 'THREE',
  area: 'matchpoints',
  input: { ns_scores: [420, 50, -50] },
  expected: { ns_mp: [4, 2, 0], ew_mp: [0, 2, 4], top: 4 },
};

const IMPS = { id: 'EDGES', area: 'imp', input: { diffs: [10, 20] }, expected: { imps: [0, 1] } };

describe('figures that agree', () => {
  it('are counted one by one, file by file', async () => {
    const [vectors, tables] = [
      write('vectors.json', [BOARD, IMPS]),
      write('tables.json', {
        vp_discrete_starts: { 4: [0, 1, 3, 5, 7, 9, 12, 15, 18, 22, 27] },
        vp_discrete_starts_note: 'first margins',
      }),
    ];
    expect(await conform(vectors, tables)).toEqual({
      code: 0,
      out: [
        `${vectors}: vectors, 2 vectors; 9 values compared, 9 equal, 0 different.`,
        `${tables}: tables, 1 table; 11 values compared, 11 equal, 0 different.`,
        'All values match; 2 files: 20 values compared, 20 equal, 0 different.',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('count once of a file that is named twice or lies there under another name', async () => {
    const [one, copy] = [write('one.json', [BOARD]), write('copy.json', [BOARD])];
    const { code, out } = await conform(one, one, copy);
    expect(out).toBe(
      [
        `${one}: vectors, 1 vector; 7 values compared, 7 equal, 0 different.`,
        `${one}: skipped. It occurs twice, so its values count once.`,
        `${copy}: skipped. It has the same contents as ${one}, so its values count once.`,
        'All values match; 1 file: 7 values compared, 7 equal, 0 different.',
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
    const { files, skipped } = JSON.parse((await conform('--json', folder)).out) as Report;
    expect(files.map(({ file }) => file)).toEqual([copy]);
    expect(skipped.map(({ file }) => file)).toEqual([one]);
  });

  it('may be off by as much as the source has rounded them', async () => {
    const third = { id: 'THIRD', area: 'matchpoints', input: { ns_scores: [90, 0, -50, -50] } };
    const expected = { ns_pct: [100, 66.6, 16.6, 16.7] };
    const [near, exact] = [
      write('near.json', [{ ...third, expected, tolerance: 0.1 }]),
      write('exact.json', [{ ...third, expected }]),
    ];
    expect((await conform(near)).code).toBe(0);
    expect((await conform(exact)).out).toMatch(/1 equal, 3 different/);
  });

  it('are counted as data', async () => {
    const path = write('vectors.json', [BOARD, IMPS]);
    const { code, out } = await conform(path, '--json');
    expect(code).toBe(0);
    const counts = { compared: 9, equal: 9, different: 0, irregular: 0, unknown: 0, notCompared: 0 };
    const none = {
      differences: [],
      irregularities: [],
      unknownParts: [],
      notComparedParts: [],
      kinds: {},
      unpublished: [],
    };
    expect(JSON.parse(out)).toEqual({
      files: [{ file: path, format: 'vectors', holds: { vectors: 2 }, ...counts, ...none }],
      faults: [],
      skipped: [],
      total: { files: 1, ...counts, agrees: true },
    });
  });
});

describe('npm run conform', () => {
  const script = fileURLToPath(new URL('../../../dev/conform.mjs', import.meta.url));

  it('runs from the sources, and names files as they are called from where npm is', () => {
    write('vectors.json', [IMPS]);
    const { status, stdout } = spawnSync(process.execPath, [script, 'vectors.json'], {
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder },
    });
    expect(stdout).toMatch(/^vectors.json: vectors, 1 vector; 2 values compared/m);
    expect(status).toBe(0);
  });

  it('hands the exit code on', () => {
    const path = write('vectors.json', [{ ...IMPS, expected: { imps: [0, 2] } }]);
    expect(spawnSync(process.execPath, [script, path]).status).toBe(1);
    expect(spawnSync(process.execPath, [script]).status).toBe(2);
  });
});

describe('tirage conform', () => {
  it('compares movements, and leaves worked examples to npm run conform', async () => {
    const movements = write('movements.json', {
      mitchellValidity3to40: [{ tables: 3, rounds: 3, kind: 'std', valid: true, copies: 1 }],
    });
    expect(await runConform([movements])).toMatchObject({
      code: 0,
      out: expect.stringContaining('movements, 1 part; 3 values compared, 3 equal'),
    });
    const vectors = write('vectors.json', [BOARD]);
    expect(await runConform([vectors])).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        'It contains no movements, double-dummy results, deals or published results.',
      ),
    });
  });

  it('says in its help what it reads', async () => {
    const [own, withExamples] = [await runConform(['--help']), await conform('--help')];
    expect(own.out).toMatch(/It recognises\n\n {2}a record of movements /);
    expect(withExamples.out).toMatch(/It recognises\n\n {2}a list of \{id, area, input, expected\} /);
  });
});

describe('a figure that differs', () => {
  it('is named with both values and the terms of ours', async () => {
    const path = write('vectors.json', [{ ...BOARD, expected: { ...BOARD.expected, ns_mp: [4, 3, 0] } }]);
    const { code, out } = await conform(path);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${path}: vectors, 1 vector; 7 values compared, 6 equal, 1 different.`,
      '  differs: THREE, ns_mp[1]: expected 3, here 2',
      '      50: beats 1 of 3, 1 beat it: 2, on the board 2 of 4',
      'Not all values match; 1 file: 7 values compared, 6 equal, 1 different.',
      '',
    ]);
    const { files, total } = JSON.parse((await conform(path, '--json')).out) as Report;
    expect(files[0]!.differences).toEqual([
      {
        of: 'THREE',
        kind: 'ns_mp[1]',
        expected: '3',
        ours: '2',
        explanation: ['50: beats 1 of 3, 1 beat it: 2, on the board 2 of 4'],
      },
    ]);
    expect(total).toMatchObject({ compared: 7, equal: 6, different: 1, agrees: false });
  });

  it('may be one too many or one too few', async () => {
    const path = write('vectors.json', [
      { ...IMPS, expected: { imps: [0] } },
      { ...IMPS, id: 'MORE', expected: { imps: [0, 1, 2] } },
    ]);
    expect((await conform(path)).out).toMatch(
      /EDGES, imps\[1\]: expected nothing, here 1\n.*\n.*MORE, imps\[2\]: expected 2, here nothing/,
    );
  });
});

describe('what cannot be run', () => {
  it.each([
    ['an area', { ...IMPS, area: 'revokes-of-whist' }, 'area revokes-of-whist is unknown here'],
    [
      'an input',
      { ...IMPS, input: { diffs: [10], per: 'board' } },
      'examples of imp do not have this input here',
    ],
    ['a figure', { ...IMPS, expected: { vps: [0, 1] } }, 'vps is unknown here'],
    ['a name that every object has', { ...IMPS, area: 'constructor' }, 'area constructor is unknown here'],
    [
      'a match',
      { ...IMPS, area: 'vp_discrete', input: { boards: 5000, margin: 1 }, expected: { a: 1, b: 2 } },
      'cannot be scored: The scale of victory points has nothing for matches of 5000 boards.',
    ],
  ])('counts as different: %s that is not known', async (_, vector, why) => {
    const path = write('vectors.json', [BOARD, vector]);
    const { code, out } = await conform(path);
    expect(code).toBe(1);
    expect(out).toContain('9 values compared, 7 equal, 2 different, 2 of the different ones cannot be run');
    expect(out).toContain(`  cannot be run: EDGES (2 values): ${why}\n`);
  });

  it('is a figure that is too large', async () => {
    const path = write('vectors.json', `[${JSON.stringify(IMPS).replace('[0,1]', '[1e300,1e-9]')}]`);
    expect((await conform(path)).out).toMatch(
      /EDGES, imps\[0\]: expected 1e\+300, here 0\n.*\n.*1e-9, here 1/,
    );
  });

  it('is named also where it is no vector at all', async () => {
    const path = write('vectors.json', [BOARD, { id: 'HALF', area: 'imp', expected: { imps: 0 } }, 7]);
    const { files } = JSON.parse((await conform(path, '--json')).out) as Report;
    expect(files[0]).toMatchObject({ holds: { vectors: 3 }, different: 2, unknown: 2 });
    expect(files[0]!.unknownParts.map(({ of }) => of)).toEqual(['HALF', 'element 2']);
  });

  it('is named in tables, too', async () => {
    const path = write('tables.json', {
      imp_lower_bounds: 'see above',
      vp_discrete_starts: { many: [0, 1], 5000: [0] },
      contract_scores: { '8Cn': [0], '1Cn': Array.from({ length: 15 }, () => 0) },
      rubber: { '1C': [20, 40] },
    });
    const { code, out } = await conform(path);
    expect(code).toBe(1);
    expect(out.split('\n').slice(1, -2)).toEqual([
      '  cannot be run: imp_lower_bounds (1 value): it is not a table',
      expect.stringContaining('  cannot be run: vp_discrete_starts 5000 (1 value): cannot be scored: '),
      '  cannot be run: vp_discrete_starts many (2 values): this column is unknown here',
      '  cannot be run: contract_scores 8Cn (1 value): this column is unknown here',
      expect.stringContaining('  cannot be run: contract_scores 1Cn (15 values): cannot be scored: '),
      '  cannot be run: rubber (2 values): this table is unknown here',
    ]);
  });
});

describe('files', () => {
  it('of a folder are all compared; those beside them are skipped', async () => {
    mkdirSync(join(folder, 'set', 'deeper'), { recursive: true });
    const paths = [
      write('set/README.md', '# Examples'),
      write('set/deeper/imps.json', [IMPS]),
      write('set/other.json', []),
    ];
    const { code, out } = await conform(join(folder, 'set'));
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      `${paths[0]}: skipped. It contains no examples, tables, movements, double-dummy results, deals or published results.`,
      expect.stringContaining(`${paths[1]}: vectors`),
      expect.stringContaining(`${paths[2]}: skipped.`),
      'All values match; 1 file: 2 values compared, 2 equal, 0 different.',
      '',
    ]);
  });

  it('that are broken are named, and the others are compared', async () => {
    mkdirSync(join(folder, 'set'));
    const [whole, broken] = [write('set/b.json', [IMPS]), write('set/a.json', '[{"id": "EDGES", ')];
    const { code, out } = await conform(join(folder, 'set'));
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `^${broken}: not compared. JSON, line 1, column 18: .+ is expected here\\.\n${whole}: vectors`,
      ),
    );
    expect(out).toContain('2 equal, 0 different. 1 of these files could not be compared.');
    const { faults } = JSON.parse((await conform(broken, '--json')).out) as Report;
    expect(faults).toEqual([{ file: broken, why: expect.stringMatching(/^JSON, line 1/) }]);
  });

  it('that were named and hold no figures are a fault', async () => {
    const note = write('note.txt', 'Dear all');
    expect(await conform(note)).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        `${note}: not compared. It contains no examples, tables, movements, double-dummy results, deals or published results.`,
      ),
    });
  });

  it('that are not there, and folders without any, are refused in one sentence', async () => {
    const missing = join(folder, 'missing.json');
    expect(await conform(write('imps.json', [IMPS]), missing)).toEqual({
      code: 1,
      out: '',
      err: `Cannot read ${missing} (ENOENT). Name a file to compare, or a folder of them.\n`,
    });
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(await conform(empty)).toEqual({ code: 1, out: '', err: `${empty} is an empty folder.\n` });
    writeFileSync(join(empty, 'README.md'), '# Nothing');
    expect(await conform(empty)).toMatchObject({
      code: 1,
      err: 'Nothing to compare. No file contains examples, tables, movements, double-dummy results, deals or published results.\n',
    });
    expect(await conform()).toEqual({
      code: 2,
      out: '',
      err: 'An argument is missing. Usage: tirage conform FILE_OR_FOLDER... [--json]\n',
    });
  });
});
