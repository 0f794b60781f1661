import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  KNOCKOUT,
  REALBRIDGE_SESSIONS,
  SAMPLES,
  USEBIO_BUTLER,
  USEBIO_CROSS_IMPS,
} from '../../../../libs/interchange/src/testing/samples.js';
import {
  USEBIO_INDIVIDUAL,
  USEBIO_KNOCKOUT,
  USEBIO_SWISS_PAIRS,
  USEBIO_TEAMS,
} from '../../../../libs/interchange/src/testing/samples-of-kinds.js';
import {
  PASSWORD,
  serverUnderTest,
  type ServerUnderTest,
} from '../../../server/src/testing/server-under-test.js';
import { run } from '../run.js';
import type { Report } from './report.js';
import { withoutFigures } from '../../../../libs/interchange/src/testing/without-figures.js';

let server: ServerUnderTest;
let folder: string;

beforeAll(async () => {
  server = await serverUnderTest();
  await server.organiser();
});
afterAll(() => server.stop());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-replay-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Writes a file of results. @returns its path */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Runs a command line, signed in as the organiser of the server under test. */
async function tirage(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const said = { out: '', err: '' };
  const code = await run(
    words,
    { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD, ...env },
    {
      out: (text) => void (said.out += `${text}\n`),
      err: (text) => void (said.err += `${text}\n`),
    },
  );
  return { code, ...said };
}

/** Replays a file on the server under test and gives what is said as data. */
async function replay(path: string): Promise<{ code: number; report: Report }> {
  const { code, out } = await tirage(['replay', path, '--server', server.base, '--json']);
  return { code, report: JSON.parse(out) as Report };
}

/** The standings of the tournament that a replay made. */
async function standingsOf({ files }: Report): Promise<unknown> {
  const { tournament } = files[0]!.games[0]!;
  const organiser = await server.organiser();
  const { status, body } = await organiser.get(`/api/tournaments/${tournament}/sessions/1/standings`);
  expect(status).toBe(200);
  return (body as { rankings: unknown }).rankings;
}

describe('tirage replay', () => {
  it.each([
    [
      'acblscore',
      { atTables: 7, artificial: 2, assigned: 1, notPlayed: 0 },
      { award: 18, boards: 6, place: 9, order: 9 },
    ],
    ['acbl-live', { atTables: 6 }, { award: 12, boards: 4, matchpoints: 0, place: 7 }],
    ['usebio', { atTables: 9 }, { award: 18, score: 6, percentage: 6, place: 6 }],
  ] as const)(
    'plays %s at the tables and finds every figure as published',
    async (name, played, compared) => {
      const { code, report } = await replay(file('results', SAMPLES[name]));
      expect(code).toBe(0);
      expect(report.files).toMatchObject([{ format: name, games: [{ differences: [], unplayable: [] }] }]);
      expect(report.total).toMatchObject({ games: 1, agrees: true, played });
      for (const [kind, count] of Object.entries(compared)) {
        const counts = report.total.counts[kind as keyof typeof report.total.counts];
        expect({ kind, ...counts }).toEqual({
          kind,
          compared: count,
          equal: count,
          different: 0,
          irregular: 0,
        });
      }
    },
  );

  it.each([
    ['Butler', USEBIO_BUTLER, { award: 6, datum: 1, score: 6, place: 6 }],
    ['cross-IMPs', USEBIO_CROSS_IMPS, { award: 6, score: 6, place: 6 }],
    ['RealBridge', REALBRIDGE_SESSIONS, { award: 12, place: 6 }],
  ])('plays IMP pairs by the method of the file: %s', async (_, text, compared) => {
    const { code, report } = await replay(file('results', text));
    expect(report.files).toMatchObject([{ games: [{ differences: [], unplayable: [] }], leftOut: [] }]);
    expect(code).toBe(0);
    for (const [kind, equal] of Object.entries(compared)) {
      expect(report.total.counts[kind as keyof typeof report.total.counts]).toMatchObject({ equal });
    }
  });

  it.each([
    ['a Swiss of pairs', USEBIO_SWISS_PAIRS, { tables: 2 }, { match: 4, score: 4, place: 4 }],
    ['an individual', USEBIO_INDIVIDUAL, { tables: 2 }, { award: 4, score: 8, place: 8 }],
    ['matches of teams', USEBIO_TEAMS, { tables: 2 }, { award: 1, match: 2, score: 2, place: 2 }],
    ['a knockout with what was carried into it', USEBIO_KNOCKOUT, { tables: 2 }, { award: 1, match: 2 }],
  ])('plays %s at the tables as well', async (_, text, shape, compared) => {
    const { code, report } = await replay(file('results.xml', text));
    expect(report.files).toMatchObject([
      { games: [{ ...shape, rounds: 1, differences: [], unplayable: [] }], leftOut: [] },
    ]);
    expect(code).toBe(0);
    for (const [kind, equal] of Object.entries(compared)) {
      expect(report.total.counts[kind as keyof typeof report.total.counts]).toMatchObject({ equal });
    }
  });

  it('plays a knockout match of teams segment by segment', async () => {
    const { code, report } = await replay(file('results', KNOCKOUT));
    expect(report.files).toMatchObject([
      { games: [{ title: 'Final', tables: 2, rounds: 3, differences: [] }], leftOut: [] },
    ]);
    expect(code).toBe(0);
    expect(report.total).toMatchObject({
      played: { atTables: 8, notPlayed: 2 },
      counts: { running: { compared: 4, equal: 4 } },
    });
    const altered = await replay(file('altered', KNOCKOUT.replace('[5,14]', '[5,15]')));
    expect(altered.code).toBe(1);
    expect(altered.report.files[0]!.games[0]!.differences).toMatchObject([
      { kind: 'running', of: 'away before segment 3', published: '15', ours: '14' },
    ]);
  });

  it('gives what was not played to a result as rulings: averages, a split score, a board not played, a late one', async () => {
    const lateToo = SAMPLES.acblscore.replace('420,0.5,1,-420,1.5', '"Late Play",0,1,"Late Play",0');
    expect(lateToo).not.toBe(SAMPLES.acblscore);
    const { report } = await replay(file('late', lateToo));
    const { tournament, played } = report.files[0]!.games[0]!;
    expect(played).toMatchObject({ late: 1, artificial: 3, assigned: 1 });
    const organiser = await server.organiser();
    const path = `/api/tournaments/${tournament}`;
    const { head } = (await organiser.get(path)).body as { head: number };
    const { body } = await organiser.get(`${path}/journal?limit=1000&after=${head}`);
    const lines = (body as { lines: { type: string; data: { about: object[]; law: { law: string } } }[] })
      .lines;
    const given = lines.filter(({ type }) => type === 'ruling.given').map(({ data }) => data);
    expect(given.map(({ law }) => law.law)).toEqual(['12C2(a)', '12C1(b)', '12C2(a)', '12C2(a)']);
    expect(given.map(({ about }) => about.length)).toEqual([1, 1, 1, 1]);
    expect(lines.filter(({ type }) => type === 'ruling.score-adjusted')).toHaveLength(4);
  });

  it.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])(
    'reads published figures for the comparison alone: without them the standings are the same: %s',
    async (name) => {
      const whole = await replay(file('whole', SAMPLES[name]));
      const stripped = await replay(file('stripped', withoutFigures(SAMPLES[name])));
      expect(await standingsOf(stripped.report)).toEqual(await standingsOf(whole.report));
      expect(stripped.report.total.played).toEqual(whole.report.total.played);
      const compared = Object.values(stripped.report.total.counts).map((count) => count.compared);
      expect(compared.reduce((sum, count) => sum + count)).toBe(0);
    },
  );

  it.each([
    [
      'acblscore',
      '450,2,2,-450,0',
      '450,1.5,2,-450,0',
      'award of A/1 NS3 v EW2 NS: published 1.50, here 2.00',
    ],
    [
      'acbl-live',
      '"percentage":"100.00"',
      '"percentage":"99.00"',
      'percentage of A-1: published 99.00, here 100.00',
    ],
    ['usebio', '<PLACE>2</PLACE>', '<PLACE>1</PLACE>', 'place of A-NS1: published 1, here 2'],
  ] as const)('reports the one figure that was altered: %s', async (name, figure, altered, difference) => {
    const path = file('altered', SAMPLES[name].replace(figure, altered));
    const { code, out } = await tirage(['replay', path, '--server', server.base]);
    expect(code).toBe(1);
    expect(out.match(/differs: .*/g)).toEqual([`differs: ${difference}`]);
    expect(out).toContain('Not all scores match');
  });

  it('takes every file of a folder, and says which are none', async () => {
    file('a.json', SAMPLES['acbl-live']);
    file('b.xml', SAMPLES.usebio.replace('MP_PAIRS', 'SWISS_TEAMS'));
    file('README.md', '# Results');
    const { code, out } = await tirage(['replay', folder, '--server', server.base]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^a\.json\n {2}session 1 \(Wednesday Pairs\): 2 tables, 3 rounds; 6 entered and confirmed/m,
    );
    expect(out).toContain('event 1 (Thursday Open): not replayed (unsupported scoring method): SWISS_TEAMS.');
    expect(out).toMatch(/^README\.md: skipped: the file is in none of the formats/m);
    expect(out).toMatch(
      /^1 game replayed: 6 entered and confirmed at the tables\.\nAll scores match; compared: 12 awards/m,
    );
  });

  it.each<[readonly string[], NodeJS.ProcessEnv, string]>([
    [['--server', 'tirage'], {}, 'tirage is not a server address. Use one like http://localhost:3000.'],
    [
      ['--server', 'http://127.0.0.1:1'],
      {},
      'No server answers at http://127.0.0.1:1. Start it, or name another one with --server.',
    ],
    [
      ['--server', 'BASE'],
      { TIRAGE_LOGIN: '' },
      'Set TIRAGE_LOGIN and TIRAGE_PASSWORD to an account that can create tournaments on that server.',
    ],
    [['--server', 'BASE'], { TIRAGE_PASSWORD: 'another long password' }, 'BASE: '],
    [['--server', 'BASE/set-up#nonsense'], {}, 'BASE: '],
  ])('is refused in one sentence: %j', async (words, env, sentence) => {
    const path = file('results', SAMPLES.usebio);
    const { code, err } = await tirage(
      ['replay', path, ...words.map((word) => word.replace('BASE', server.base))],
      env,
    );
    expect(code).toBe(1);
    expect(err).toContain(sentence.replace('BASE', server.base));
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('takes a second publication of pairs and individuals, not of teams', async () => {
    const path = file('teams.xml', USEBIO_TEAMS);
    const { code, err } = await tirage(['replay', path, '--then', path, '--server', server.base]);
    expect([code, err]).toEqual([2, '--then works only with results of pairs and individuals.\n']);
  });

  it('makes the first organiser of a new server by its set-up link', async () => {
    const fresh = await serverUnderTest();
    try {
      const link = `${fresh.base}/set-up#${await fresh.access.setUp.offer()}`;
      const path = file('results', SAMPLES['acbl-live']);
      expect(await tirage(['replay', path, '--server', link])).toMatchObject({ code: 0, err: '' });
      expect(await tirage(['replay', path, '--server', fresh.base])).toMatchObject({ code: 0, err: '' });
    } finally {
      await fresh.stop();
    }
  });

  it.each([
    [['replay'], 'An argument is missing. Usage: tirage replay FILE [--then FILE] [--server URL] [--json]'],
    [['replay', 'x', '--server'], '--server needs a value. See tirage --help.'],
    [['replay', 'x', '--server', '--json'], '--server needs a value. See tirage --help.'],
    [['verify', '--json'], '--json is not an option of this command. Usage: tirage verify [TOURNAMENT]'],
  ])('makes no sense: %j', async (words, sentence) => {
    expect(await tirage(words)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
});

describe('tirage replay without a server', () => {
  it('starts one on a temporary home and removes it', async () => {
    const path = file('results', SAMPLES.usebio);
    const before = temporaryHomes();
    const { code, out } = await tirage(['replay', path]);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('All scores match; compared: 18 awards'),
    });
    expect(temporaryHomes()).toEqual(before);
  }, 120_000);

  it('leaves nothing behind when it is interrupted', async () => {
    const path = file('results', SAMPLES.usebio);
    const before = temporaryHomes();
    const replaying = tirage(['replay', path]);
    while (temporaryHomes().length === before.length) await new Promise((later) => setTimeout(later, 20));
    process.emit('SIGINT', 'SIGINT');
    expect(await replaying).toEqual({
      code: 130,
      out: '',
      err: 'Interrupted. Results played so far stay on the server named with --server. A temporary server is removed.\n',
    });
    expect(temporaryHomes()).toEqual(before);
  }, 120_000);
});

function temporaryHomes(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('tirage-replay-') && !name.includes('test'));
}
