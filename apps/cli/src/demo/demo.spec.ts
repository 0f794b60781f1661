import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../../server/src/testing/client.js';
import {
  PASSWORD,
  serverUnderTest,
  type ServerUnderTest,
} from '../../../server/src/testing/server-under-test.js';
import type { Page } from 'playwright-core';
import { OrganiserPages } from '../../../server/src/pages/testing/organiser-pages.js';
import { expectPage } from '../../../server/src/pages/testing/scene.js';
import { visit } from '../../../server/src/pages/testing/visit.js';
import { hallAddressOf, launchBrowser, PATIENCE_MS } from '../../../server/src/testing/browser.js';
import { run } from '../run.js';
import { Browser } from '../server/browser.js';
import { runningServer, signIn } from '../server/sign-in.js';
import type { DemoReport } from './demo.js';
import { planEvening } from './plan/plan-evening.js';
import { Doorkeeper } from './play/doorkeeper.js';
import { playEvening } from './play/play-evening.js';
import {
  isOf,
  publicPages,
  routes,
  SEEN_ELSEWHERE,
  staffPages,
  type Evenings,
} from './testing/every-page.js';

const ACCOUNT = { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD };
/** A server of the demo's own: nobody waits for an analysis of its deals. */
const OWN = { HOST: '127.0.0.1', PORT: '0', DOUBLE_DUMMY_SECONDS: '0' };
const FAST = ['--speed', 'max', '--tables', '6', '--seed', '7'];
const SHORT = ['--game', 'preferans', '--speed', 'max', '--tables', '2', '--seed', '7'];

let server: ServerUnderTest;
/** The evenings that were played. */
let bridge: string;
let preferans: string;
/** How that of preferans ended. */
let ended: Record<string, unknown>;

beforeAll(async () => {
  server = await serverUnderTest();
  await server.organiser();
});
afterAll(() => server.stop());

/** Runs a command line; what it says can be read while it runs. */
function tirage(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const said = { out: '', err: '' };
  const code = run(words, env, {
    out: (text) => void (said.out += `${text}\n`),
    err: (text) => void (said.err += `${text}\n`),
  });
  return { said, done: code.then((code) => ({ code, ...said })) };
}

function temporaryHomes(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('tirage-demo-'));
}

/** The port of the server under test, as its configuration would have it. */
function itsPort(): NodeJS.ProcessEnv {
  return { HOST: '127.0.0.1', PORT: new URL(server.base).port };
}

/** Of an evening of preferans, as they are after a journal entry. */
async function sheetStandings(client: Client, tournament: string, after: number) {
  const { body } = await client.get(
    `/api/tournaments/${tournament}/sessions/1/sheet-standings?after=${after}`,
  );
  // What is published behind the last command comes by itself: how much of it is there is a matter of moments.
  const { position: _position, ...standings } = body as Record<string, unknown>;
  return standings;
}

describe('tirage demo on a running server', () => {
  it('finds the one that runs here, and plays an evening to its seal, in which what can happen happens', async () => {
    const { done } = tirage(['demo', ...FAST, '--json'], { ...ACCOUNT, ...itsPort() });
    const { code, out } = await done;
    const report = JSON.parse(out) as DemoReport;
    bridge = report.tournament;
    expect({ code, report }).toMatchObject({
      code: 0,
      report: {
        tables: 6,
        rounds: 5,
        closed: true,
        refused: [],
        seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    const lines = await server.ledger.readJournal(report.tournament, { limit: 5_000 });
    const times = (type: string) => lines.filter((line) => line.type === type).length;
    expect(times('session.round-called')).toBe(5);
    // The deals are opened by and by.
    while (times('board.revealed') < times('board.deal-imported')) {
      await sleep(50);
      lines.push(
        ...(await server.ledger.readJournal(report.tournament, { after: lines.length, limit: 5_000 })),
      );
    }
    for (const type of [
      'result.disputed',
      'result.corrected',
      'ruling.score-adjusted',
      'session.contestant-arrived',
    ])
      expect({ type, times: times(type) }).toEqual({ type, times: 1 });
    // Anybody sees the pages that it names.
    const anybody = new Client(server.base);
    const { status, body } = await anybody.get(
      `/api/tournaments/${report.tournament}/sessions/1/standings?after=${report.position}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ final: true, rankings: [{ line: 'NS' }, { line: 'EW' }] });
    expect(report.pages.standings).toBe(`${server.base}/tournaments/${report.tournament}/session/1`);
  }, 120_000);

  it('plays a Swiss of preferans: sheets written line by line, signed by all, each round drawn from the standings', async () => {
    const { code, out } = await tirage(['demo', ...SHORT, '--json'], { ...ACCOUNT, ...itsPort() }).done;
    const report = JSON.parse(out) as DemoReport;
    preferans = report.tournament;
    expect({ code, report }).toMatchObject({
      code: 0,
      report: {
        tables: 2,
        rounds: 5,
        results: 2 * 5 * 8,
        closed: true,
        refused: [],
        seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    const lines = await server.ledger.readJournal(report.tournament, { limit: 5_000 });
    const times = (type: string) => lines.filter((line) => line.type === type).length;
    expect([times('session.tables-drawn'), times('sheet.agreed'), times('sheet.signed')]).toEqual([
      5, 10, 40,
    ]);
    // One line corrected by its table and one by the judge; a penalty is a line of its own.
    expect([times('sheet.line-corrected'), times('sheet.line-written')]).toEqual([2, 81]);
    expect([times('sheet.disputed'), times('sheet.card-shown')]).toEqual([1, 1]);
    ended = await sheetStandings(new Client(server.base), report.tournament, report.position);
    expect(ended['upTo']).toBe(5);
    expect(ended['standings']).toHaveLength(8);
  }, 120_000);

  it('leaves a table’s phone to whoever takes it, and writes its slips', async () => {
    const { signal } = new AbortController();
    const organiser = await signIn(runningServer(server.base), ACCOUNT, signal);
    const players = { organiser, newBrowser: () => new Browser(server.base, signal) };
    const events: string[] = [];
    const evening = await playEvening(players, planEvening({ tables: 6, seed: '8' }), {
      speed: Infinity,
      signal,
      async onReady({ tournament, phones }) {
        const token = new URL(phones.get('A2')!.link).hash.slice(1);
        const [other, request] = [new Browser(server.base, signal), randomUUID()];
        const asks = () => other.post('/api/devices/pair', { token, as: 'table', request });
        await expect(asks()).rejects.toThrow('is asked to make room');
        await new Doorkeeper().attend(phones.get('A2')!, tournament);
        await asks();
      },
      onHappening: (text) => events.push(text),
    });
    expect(evening).toMatchObject({ closed: true, refused: [] });
    expect(events).toContain(
      'Another phone was linked to table A2. The scorer enters its scores from paper slips.',
    );
    const lines = await server.ledger.readJournal(evening.tournament, { limit: 5_000 });
    const tables = lines
      .filter(({ type }) => type === 'result.recorded')
      .map(({ payload }) => (payload as { table: string }).table);
    expect(new Set(tables)).toEqual(new Set(['A2']));
  }, 120_000);

  it.each<[readonly string[], () => NodeJS.ProcessEnv, string]>([
    [[], itsPort, '. Set TIRAGE_LOGIN and TIRAGE_PASSWORD to an account that can create tournaments there'],
    [['--server', 'tirage'], () => ACCOUNT, 'tirage is not a server address. Use one like'],
    [['--server', 'http://127.0.0.1:1'], () => ACCOUNT, 'No server answers at http://127.0.0.1:1. Start it'],
    [[], () => ({ PORT: 'x' }), 'PORT must be a port number from 1 to 65535'],
  ])('is refused in one sentence: %j', async (words, env, sentence) => {
    const { code, out, err } = await tirage(['demo', ...words], env()).done;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('every page of two evenings', () => {
  const seen: string[] = [];
  const complaints: string[] = [];
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let evenings: Evenings;

  beforeAll(async () => {
    browser = await launchBrowser();
    const olga = await server.organiser();
    const { body: pairs } = await olga.get(`/api/tournaments/${bridge}/sessions/1`);
    const { body: players } = await olga.get(`/api/tournaments/${preferans}/sessions/1`);
    const { body: known } = await olga.get('/api/installation/players');
    const [one, other] = pairs.contestants;
    const journal = await server.ledger.readJournal(bridge, { limit: 5_000 });
    const { table, round, board } = journal.find(({ type }) => type === 'result.play-recorded')!.payload as {
      readonly [Part in 'table' | 'round' | 'board']: string;
    };
    evenings = {
      bridge,
      play: `/board/${board}/play/${table}/${round}`,
      preferans,
      pairs: [one.contestant, other.contestant],
      player: players.contestants[0].contestant,
      playerPage: await playerPageOf(`/tournaments/${bridge}/session/1/pair/${one.contestant}/analysis`),
      somebody: known.players[0].id,
    };
  }, 120_000);
  afterAll(() => browser?.close());

  async function somebody(): Promise<Page> {
    const context = await browser.newContext({
      baseURL: hallAddressOf(server.base),
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', ({ message }) => complaints.push(message));
    return page;
  }

  /** A player's page is called by nothing that is known before: a link leads there. */
  async function playerPageOf(analysis: string): Promise<string> {
    const page = await somebody();
    await page.goto(analysis);
    const link = page.getByRole('link', { name: 'all sessions' }).first();
    return (await link.getAttribute('href'))!;
  }

  async function expectPages(page: Page, pages: Readonly<Record<string, string>>): Promise<void> {
    const faults: string[] = [];
    for (const [name, address] of Object.entries(pages)) {
      seen.push(address);
      try {
        expect((await new Client(server.base).get(address)).body).toContain('<div id="root">');
        await visit(page, address);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForFunction(
          (waiting) => ![...document.querySelectorAll('output')].some((each) => each.textContent === waiting),
          'One moment…',
        );
        await expectPage(page, name);
      } catch (error) {
        faults.push(`${address}: ${(error as Error).message}`);
      }
    }
    expect(faults).toEqual([]);
  }

  it('is as it should be for everybody, on a desktop and on a phone', async () => {
    await expectPages(await somebody(), publicPages(evenings));
  }, 240_000);

  it('is as it should be for those who run them and the server', async () => {
    const page = await somebody();
    await new OrganiserPages(page).signIn('olga', PASSWORD);
    await expectPages(page, staffPages(evenings));
  }, 240_000);

  it('is one of them, or is looked at where it is tested', () => {
    const unseen = routes().filter((route) => !seen.some((address) => isOf(route, address)));
    expect(new Set(unseen)).toEqual(new Set(SEEN_ELSEWHERE));
    expect(complaints).toEqual([]);
  });
});

describe('tirage demo without a server', () => {
  // A folder of its own: other programs on this machine make and delete homes, too.
  const usual = process.env['TMPDIR'];
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  beforeAll(() => void (process.env['TMPDIR'] = folder));
  afterAll(() => {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
    rmSync(folder, { recursive: true });
  });

  it('starts one, and stays until Ctrl-C for whoever signs in; the same seed made the same evening', async () => {
    const { said, done } = tirage(['demo', ...SHORT], OWN);
    while (!said.out.includes('Ctrl-C stops this server')) {
      const early = await Promise.race([done, sleep(50)]);
      if (early) throw new Error(JSON.stringify(early));
    }
    const [, address] = /look around at (\S+)/.exec(said.out)!;
    const [, login, password] = /sign in as (\S+) with the password (\S+)\)/.exec(said.out)!;
    const client = new Client(address!.replace('localhost', '127.0.0.1'));
    const { status } = await client.post('/api/sign-in', { login, password });
    expect(status).toBe(200);
    expect(said.out).toContain(`Preparing an evening of 2 tables at ${address}.`);
    const [, tournament] = /desk +http:\S+\/tournaments\/(\S+)\/session\/1\/room\n/.exec(said.out)!;
    const { body } = await client.get(`/api/tournaments/${tournament}`);
    const { head } = body as { head: number };
    expect(await sheetStandings(client, tournament!, head)).toEqual(ended);
    expect(temporaryHomes()).toHaveLength(1);
    process.emit('SIGINT', 'SIGINT');
    expect(await done).toMatchObject({ code: 0, err: '' });
    expect(temporaryHomes()).toEqual([]);
  }, 120_000);

  it('tells what happens, and ends it with the evening when asked to', async () => {
    const { code, out } = await tirage(['demo', ...FAST, '--once'], OWN).done;
    expect(code).toBe(0);
    expect(out).toMatch(/19:00 {2}Round 1 starts\.\n/);
    expect(out).toMatch(
      /calls the director\.\n[^]*The last round, 5, starts\.\n[^]*The session is closed\.\n/,
    );
    expect(out).toMatch(/results at 6 tables in 5 rounds, \d+ journal entries, seal .* --seed 7\n/);
    expect(out).not.toContain('look around');
    expect(temporaryHomes()).toEqual([]);
  }, 120_000);

  it('says so when another program has the port', async () => {
    const other = createServer((_, answer) => void answer.end('hello')).listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await tirage(['demo'], { HOST: '127.0.0.1', PORT: String(port) }).done;
    other.close();
    expect({ code, err }).toEqual({
      code: 1,
      err: `The server did not start: Port ${port} is used by another program: stop it, or choose another port with PORT.\n`,
    });
  }, 120_000);
});

describe('the command line of tirage demo', () => {
  it('is explained', async () => {
    const { code, out } = await tirage(['demo', '--help']).done;
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: tirage demo \[--server URL\] \[--speed N\]\n/);
    for (const option of ['server', 'speed', 'game', 'tables', 'seed', 'once', 'json'])
      expect(out).toMatch(new RegExp(`^ {2}--${option} `, 'm'));
    expect((await tirage(['--help']).done).out).toMatch(/^ {2}demo \[--server URL\] /m);
  });

  it.each([
    [['--speed', 'fast'], '--speed must be a number (1, 16 …) or max, not fast.'],
    [['--game', 'whist'], '--game must be bridge or preferans, not whist.'],
    [['--speed', '0'], '--speed must be a number (1, 16 …) or max, not 0.'],
    [['--tables', '5'], '--tables must be a whole number from 6 to 40, not 5.'],
    [['--tables', '12.5'], '--tables must be a whole number from 6 to 40, not 12.5.'],
    [['--seed', 'two words'], '--seed must be a word or number of at most 40 characters.'],
    [['--seed'], '--seed needs a value. See tirage --help.'],
    [['evening'], 'Unexpected argument evening. Usage: tirage demo [--server URL] [--speed N]'],
    [
      ['--replace'],
      '--replace is not an option of this command. Usage: tirage demo [--server URL] [--speed N]',
    ],
  ])('makes no sense: %j', async (words, sentence) => {
    expect(await tirage(['demo', ...words]).done).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
});
