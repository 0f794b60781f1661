import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createLog, openHomeDatabase, readConfiguration } from '#platform';
import { makeHome } from '../../../../libs/platform/src/testing/made-home.js';
import { ownPort } from '../../../../libs/platform/src/testing/own-port.js';
import { query } from '../../../../libs/platform/src/testing/query.js';
import { postgresPid, ServerProcess } from '../../../server/src/testing/server-process.js';
import { PASSWORD } from '../../../server/src/testing/server-under-test.js';
import { run } from '../run.js';
import { Browser, type AcknowledgedCommand } from '../server/browser.js';
import { runningServer, signIn } from '../server/sign-in.js';
import { Chance } from './plan/chance.js';
import { planEvening } from './plan/plan-evening.js';
import { playEvening } from './play/play-evening.js';
import { patientOptions } from '../server/server-watch.js';

const KILLS = 4;

/** `DEMO_SEED` takes another evening, and other moments of the kills: chance alone fails nobody's run. */
const seed = process.env['DEMO_SEED'] ?? '4711';
const plan = planEvening({ tables: 6, seed });

let home: string;
let server: ServerProcess;
let organiser: Browser;
let over: AbortController;

beforeEach(async () => {
  over = new AbortController();
  home = mkdtempSync(join(tmpdir(), 'tirage-killed-demo-'));
  makeHome(home);
  server = await ServerProcess.start({ TIRAGE_HOME: home, PORT: String(await ownPort()) });
  const account = { TIRAGE_LOGIN: 'olga', TIRAGE_PASSWORD: PASSWORD };
  organiser = await signIn(runningServer(`${server.base}/set-up#${server.setUpToken}`), account, over.signal);
}, 120_000);
afterEach(async () => {
  // An evening that a failed test left behind would wait for its server for ever.
  over.abort();
  await ServerProcess.stopAll();
  rmSync(home, { recursive: true, force: true });
});

/** Plays the evening as fast as it goes. @returns its tournament */
async function playedEvening(acknowledged: AcknowledgedCommand[]): Promise<string> {
  const options = patientOptions(
    () => undefined,
    (command) => acknowledged.push(command),
  );
  const players = {
    organiser: organiser.with(options),
    newBrowser: () => new Browser(server.base, over.signal, options),
  };
  const { tournament, ...evening } = await playEvening(players, plan, {
    speed: Infinity,
    signal: over.signal,
  });
  expect(evening).toMatchObject({ refused: [], closed: true, seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
  return tournament;
}

interface Kill {
  /** How many commands were acknowledged before, and how many milliseconds later it is. */
  readonly after: number;
  readonly wait: number;
  readonly withDatabase: boolean;
}

function killMoments(commands: number): Kill[] {
  const chance = new Chance(`${seed} kills`);
  return Array.from({ length: KILLS }, (_, index) => ({
    after: Math.floor(chance.between(0, commands)),
    wait: Math.floor(chance.between(0, 60)),
    withDatabase: index % 2 === 1,
  })).toSorted((one, other) => one.after - other.after);
}

/** Kills the server at these moments, alone or with its database, and starts it again at the same address. */
async function killAndRestart(kills: readonly Kill[], acknowledged: readonly unknown[]): Promise<void> {
  const { port } = new URL(server.base);
  for (const { after, wait, withDatabase } of kills) {
    while (acknowledged.length < after) await sleep(2);
    await sleep(wait);
    if (withDatabase) process.kill(postgresPid(home), 'SIGKILL');
    await server.stop('SIGKILL');
    server = await ServerProcess.start({ TIRAGE_HOME: home, PORT: port });
  }
}

async function onDatabase<Row>(sql: string): Promise<Row[]> {
  const database = await openHomeDatabase(
    readConfiguration({ TIRAGE_HOME: home }),
    createLog('silent'),
    false,
  );
  try {
    return (await query(database.connectionString, sql)) as Row[];
  } finally {
    await database.close();
  }
}

/** Every command that somebody gave, with the position that was its answer. */
function givenCommands(tournament: string) {
  return onDatabase<{ id: string; position: number }>(
    `SELECT command AS id, position::int FROM ledger.command
      WHERE tournament = '${tournament}' AND actor NOT LIKE 'job:%' ORDER BY command`,
  );
}

/**
 * How many lines there are of each type; an entry that was soon corrected was looked at before that, or not, and boards are
 * missed where the hall's clock goes on while the server is dead.
 */
async function linesByType(tournament: string): Promise<Record<string, number>> {
  const counts = await onDatabase<{ type: string; lines: number }>(
    `SELECT type, count(*)::int AS lines FROM ledger.line
      WHERE tournament = '${tournament}' AND type NOT IN ('result.checked', 'table.boards-missed')
      GROUP BY type`,
  );
  return Object.fromEntries(counts.map(({ type, lines }) => [type, lines]));
}

/** What is pending in queues follows by itself, also where it was under way when the server was killed. */
async function expectSameLines(tournament: string, other: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (isDeepStrictEqual(await linesByType(tournament), await linesByType(other))) break;
    await sleep(200);
  }
  expect(await linesByType(tournament)).toEqual(await linesByType(other));
}

/** The documents that a session's pages show, each with everything in it. */
async function documentsOf(tournament: string): Promise<Record<string, Record<string, unknown>>> {
  const session = `/api/tournaments/${tournament}/sessions/1`;
  const { head } = await organiser.get(`/api/tournaments/${tournament}`);
  const boards = Array.from({ length: plan.boards }, (_, index) => `boards/${index + 1}`);
  const documents: Record<string, Record<string, unknown>> = {};
  for (const path of ['standings', 'recap', 'room', 'whereabouts', ...boards]) {
    documents[path] = await organiser.get(`${session}/${path}?after=${Number(head)}`);
  }
  return documents;
}

/** The documents once nothing comes any more: entries are still looked at behind the last command. */
async function settledDocumentsOf(tournament: string) {
  for (;;) {
    const documents = await documentsOf(tournament);
    await sleep(1_000);
    if (isDeepStrictEqual(await documentsOf(tournament), documents)) return documents;
  }
}

/** The documents before and after something is done, with no journal entry in between. */
async function documentsAround(tournament: string, does: () => Promise<void>) {
  for (;;) {
    const before = await settledDocumentsOf(tournament);
    await does();
    const after = await documentsOf(tournament);
    // The document that was read last: a line that comes while they are read is in some of them alone.
    if (before['standings']?.['position'] === Object.values(after).at(-1)?.['position'])
      return [before, after] as const;
  }
}

/** What is the same in two evenings of one seed: all but the deals, the times and what is numbered by the journal. */
function sameForSeed(value: unknown): unknown {
  const other = new Set([
    'deal',
    'doubleDummy',
    'time',
    'position',
    'tournament',
    'text',
    'hash',
    'actor',
    'at',
    'by',
    'corrections',
    'due',
    'came',
  ]);
  return JSON.parse(
    JSON.stringify(value, (key, member: unknown) => (other.has(key) ? undefined : member)),
  ) as unknown;
}

it('an evening whose server is killed again and again loses nothing and ends as one that went well', async () => {
  const undisturbed: AcknowledgedCommand[] = [];
  const one = await playedEvening(undisturbed);
  const kills = killMoments(undisturbed.length);
  try {
    const acknowledged: AcknowledgedCommand[] = [];
    const [other] = await Promise.all([playedEvening(acknowledged), killAndRestart(kills, acknowledged)]);

    const told = acknowledged.map(({ id, position }) => ({ id, position }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect((await givenCommands(other)).toSorted(byId)).toEqual(told.toSorted(byId));
    expect(acknowledged).toHaveLength(undisturbed.length);
    await expectSameLines(other, one);

    const terminal = { out: () => undefined, err: (text: string) => expect(text).toBe('') };
    const rebuild = async () => expect(await run(['rebuild'], { TIRAGE_HOME: home }, terminal)).toBe(0);
    const [documents, anew] = await documentsAround(other, rebuild);
    expect(sameForSeed(documents)).toEqual(sameForSeed(await settledDocumentsOf(one)));
    expect(anew).toEqual(documents);
    // Killed once more, it begins with the rebuilt rows, and shows the same to the byte.
    await server.stop('SIGKILL');
    server = await ServerProcess.start({ TIRAGE_HOME: home, PORT: new URL(server.base).port });
    expect(JSON.stringify(await documentsOf(other))).toBe(JSON.stringify(documents));
    expect(await run(['verify'], { TIRAGE_HOME: home }, terminal)).toBe(0);
  } catch (cause) {
    throw new Error(`DEMO_SEED=${seed}, killed at ${JSON.stringify(kills)}`, { cause });
  }
}, 480_000);
