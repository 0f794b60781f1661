import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, openHomeDatabase, readConfiguration } from '#platform';
import { makeHome } from '../../../../libs/platform/src/testing/made-home.js';
import { query } from '../../../../libs/platform/src/testing/query.js';
import { freezePostgres } from '../../../../libs/platform/src/testing/stopped-processes.js';
import type { Client } from '../testing/client.js';
import { EventReader } from '../testing/event-reader.js';
import { postgresPid, ServerProcess } from '../testing/server-process.js';

let home: string;
let server: ServerProcess;
let olga: Client;
let tournament: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tirage-away-'));
  makeHome(home);
  server = await ServerProcess.start({ TIRAGE_HOME: home });
  olga = await server.organiser();
  tournament = (await olga.create('Spring Pairs')).body.tournament;
}, 120_000);
afterAll(async () => {
  await ServerProcess.stopAll();
  rmSync(home, { recursive: true, force: true });
});

const AWAY = { status: 503, body: { code: 'server.database-away', retryAfter: 2 } };

/** What an organiser's pages and phones ask. */
const asked = (renaming: string, name: string) => [
  olga.command(tournament, 'tournament.rename', { name }, { id: renaming }),
  olga.get(`/api/tournaments/${tournament}`),
  olga.get(`/api/tournaments/${tournament}?after=1`),
  olga.get(`/api/tournaments/${tournament}/journal`),
  olga.get('/api/session'),
  server.client().post('/api/sign-in', { login: 'olga', password: 'something' }),
  server.client().get('/api/health'),
];

/** Sends the renaming until it is answered. @returns the position of its entry */
async function renamed(id: string, name: string): Promise<number> {
  for (;;) {
    const { status, body } = await olga.command(tournament, 'tournament.rename', { name }, { id });
    if (status === 200) return body.position as number;
    if (status !== 503) throw new Error(JSON.stringify(body));
  }
}

/** Asks for the tournament until it is answered. */
async function read(after: number): Promise<unknown> {
  for (;;) {
    const { status, body } = await olga.get(`/api/tournaments/${tournament}?after=${after}`);
    if (status !== 503) return body;
  }
}

it('a database that is frozen is told to everybody, ends streams, and is gone on with when it thaws', async () => {
  const stream = await EventReader.open(olga, `/api/tournaments/${tournament}/journal/stream`, 1);
  const renaming = randomUUID();
  const { thaw } = freezePostgres(postgresPid(home));
  try {
    // Whatever had been sent when it froze may be done when it thaws: its own command can be sent again.
    for (const { status, body } of await Promise.all(asked(renaming, 'Frozen Pairs'))) {
      expect({ status, body }).toMatchObject({ status: 503, body: { retryAfter: expect.any(Number) } });
    }
    for (const answer of await Promise.all(asked(renaming, 'Frozen Pairs')))
      expect(answer).toMatchObject(AWAY);
    // The pages themselves need no database: they say it in words.
    expect((await fetch(`${server.base}/t/${tournament}`, { headers: { cookie: olga.cookie } })).status).toBe(
      200,
    );
    expect(await stream.next()).toBeUndefined();
  } finally {
    thaw();
  }
  const head = await renamed(renaming, 'Frozen Pairs');
  expect(await read(head)).toMatchObject({ name: 'Frozen Pairs', head });
  const { lines } = (await olga.get(`/api/tournaments/${tournament}/journal?after=${head}`)).body;
  expect(lines).toHaveLength(2);
}, 120_000);

it('a database that was killed is started again beside the server, which loses nothing', async () => {
  const before = (await olga.get(`/api/tournaments/${tournament}`)).body.head as number;
  process.kill(postgresPid(home), 'SIGKILL');
  const head = await renamed(randomUUID(), 'Killed Pairs');
  expect(head).toBe(before + 1);
  expect(await read(head)).toMatchObject({ name: 'Killed Pairs', head });
  expect((await server.client().get('/api/health')).status).toBe(200);
}, 120_000);

it('a disk that is full is told as that: nothing was saved, and it goes on by itself', async () => {
  const { connectionString } = await openHomeDatabase(
    readConfiguration({ TIRAGE_HOME: home }),
    createLog('silent'),
    false,
  );
  await query(
    connectionString,
    `CREATE FUNCTION ledger.no_room() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
     CREATE TRIGGER no_room BEFORE INSERT ON ledger.line FOR EACH ROW EXECUTE FUNCTION ledger.no_room();`,
  );
  const renaming = randomUUID();
  const full = await olga.command(tournament, 'tournament.rename', { name: 'Full Pairs' }, { id: renaming });
  expect(full).toMatchObject({ status: 503, body: { code: 'server.disk-full', retryAfter: 10 } });
  expect(full.body.detail).toContain('nothing was saved');
  await query(connectionString, 'DROP TRIGGER no_room ON ledger.line');
  const head = await renamed(renaming, 'Full Pairs');
  expect(await read(head)).toMatchObject({ name: 'Full Pairs', head });
}, 120_000);
