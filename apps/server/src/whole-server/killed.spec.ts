import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { makeHome } from '../../../../libs/platform/src/testing/made-home.js';
import type { Client } from '../testing/client.js';
import { postgresPid, postgresRuns, ServerProcess } from '../testing/server-process.js';

const TOURNAMENTS = 3;
const WRITERS = 12;
const KILLS = 4;
/** How much later than its load has begun each of them comes. */
const LATER_MS = fc.sample(fc.nat({ max: 100 }), KILLS);

let home: string;
let tested: AbortController;

beforeEach(() => {
  tested = new AbortController();
  home = mkdtempSync(join(tmpdir(), 'tirage-killed-'));
  makeHome(home);
});
afterEach(async () => {
  // Writers that a failed test left behind would wait for its server for ever.
  tested.abort();
  await ServerProcess.stopAll();
  rmSync(home, { recursive: true, force: true });
});

/** What the writers know: names whose command was acknowledged, and how often each command was sent. */
interface Acknowledged {
  readonly tournament: string;
  readonly name: string;
}

/** Renames tournaments without end; a command without an answer is sent again, with its id, until it has one. */
async function write(
  writer: number,
  current: () => { client: Client; tournaments: readonly string[] } | undefined,
  until: AbortSignal,
  acknowledged: Acknowledged[],
): Promise<void> {
  const { signal } = tested;
  for (let count = 0; !until.aborted && !signal.aborted; count++) {
    const name = `${writer} ${count}`;
    const id = randomUUID();
    while (!signal.aborted) {
      const now = current();
      const tournament = now?.tournaments[(writer + count) % TOURNAMENTS];
      const answer = tournament
        ? await now!.client.command(tournament, 'tournament.rename', { name }, { id }).catch(() => undefined)
        : undefined;
      if (answer?.status === 200) {
        acknowledged.push({ tournament: answer.body.tournament, name });
        break;
      }
      // A conflict wrote nothing: the same command again.
      if (!answer || answer.status >= 500) await new Promise((resolve) => setTimeout(resolve, 20));
      else if (answer.status !== 409) throw new Error(JSON.stringify(answer.body));
    }
  }
}

async function journalOf(
  client: Client,
  tournament: string,
): Promise<{ type: string; name: string; position: number }[]> {
  const lines: { type: string; name: string; position: number }[] = [];
  for (let before = ''; ;) {
    const page = await client.get(`/api/tournaments/${tournament}/journal?limit=500${before}`);
    for (const { type, data, position } of page.body.lines) lines.push({ type, name: data.name, position });
    if (page.body.lines.length < 500) return lines.toReversed();
    before = `&before=${lines.at(-1)!.position}`;
  }
}

it('killed at any moment, alone or with its database, loses no acknowledged command and doubles none', async () => {
  const environment = { TIRAGE_HOME: home };
  let server = await ServerProcess.start(environment);
  let client: Client | undefined = await server.organiser();
  const tournaments: string[] = [];
  for (let index = 0; index < TOURNAMENTS; index++) {
    tournaments.push((await client.create(`Tournament ${index}`)).body.tournament);
  }
  const acknowledged: Acknowledged[] = [];
  const over = new AbortController();
  const current = () => (client ? { client, tournaments } : undefined);
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(writer, current, over.signal, acknowledged),
  );

  for (let kill = 1; kill <= KILLS; kill++) {
    const before = acknowledged.length;
    while (acknowledged.length < before + 50 * kill) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, LATER_MS[kill - 1]));
    client = undefined;
    if (kill % 2 === 0) process.kill(postgresPid(home), 'SIGKILL');
    await server.stop('SIGKILL');
    server = await ServerProcess.start(environment);
    client = await server.signIn();
  }
  over.abort();
  await Promise.all(writers);

  const head = async (tournament: string) =>
    (await client!.get(`/api/tournaments/${tournament}`)).body.head as number;
  for (const tournament of tournaments) {
    await client.get(`/api/tournaments/${tournament}/journal?after=${await head(tournament)}`);
    const lines = await journalOf(client, tournament);
    expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => index + 1));
    const written = lines.filter(({ type }) => type === 'tournament.renamed').map(({ name }) => name);
    const told = acknowledged.filter((each) => each.tournament === tournament).map(({ name }) => name);
    expect(written.toSorted()).toEqual(told.toSorted());
    expect(new Set(written).size).toBe(written.length);
  }
  expect(await server.stop()).toBe(0);
}, 300_000);

it('stopped in the middle of the load ends in order and leaves nothing running', async () => {
  const environment = { TIRAGE_HOME: home };
  const server = await ServerProcess.start(environment);
  const client = await server.organiser();
  const tournament = (await client.create('Under load')).body.tournament as string;
  const acknowledged: Acknowledged[] = [];
  const over = new AbortController();
  let running: Client | undefined = client;
  const current = () =>
    running ? { client: running, tournaments: [tournament, tournament, tournament] } : undefined;
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(writer, current, over.signal, acknowledged),
  );
  while (acknowledged.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(postgresRuns(home)).toBe(false);
  expect(server.output).not.toMatch(/"level":"error"/);

  running = undefined;
  const again = await ServerProcess.start(environment);
  expect(again.setUpToken).toBeUndefined();
  running = await again.signIn();
  over.abort();
  await Promise.all(writers);
  const head = (await running.get(`/api/tournaments/${tournament}`)).body.head as number;
  expect(head).toBe(acknowledged.length + 1);
  expect(await again.stop('SIGINT')).toBe(0);
}, 120_000);
