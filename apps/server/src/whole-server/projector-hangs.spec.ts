import pg from 'pg';
import { projections } from '#projections';
import { freshDatabase, type TestDatabase } from '../../../../libs/platform/src/testing/database.js';
import { query } from '../../../../libs/platform/src/testing/query.js';
import { rebuildCommand } from '../../../cli/src/rebuild.js';
import type { Client } from '../testing/client.js';
import { ServerProcess } from '../testing/server-process.js';

let database: TestDatabase;
let hanging: ServerProcess | undefined;

beforeEach(async () => {
  hanging = undefined;
  database = await freshDatabase();
});
afterEach(async () => {
  // A process that is halted hears of no end.
  hanging?.child.kill('SIGCONT');
  await ServerProcess.stopAll();
  await database.drop();
});

/** A process with one role, which its connections bear as a name. */
function start(role: string, name: string): Promise<ServerProcess> {
  const address = new URL(database.connectionString);
  address.searchParams.set('application_name', name);
  return ServerProcess.start({ DATABASE_URL: address.href, TIRAGE_ROLES: role });
}

/**
 * Waits until a projector has a tournament's lease and is in the middle of a transaction, which `lock` holds up.
 * @returns the name of its process
 */
async function holderAtWork(tournament: string): Promise<string> {
  for (;;) {
    const [holder] = await query(
      database.connectionString,
      `SELECT lease.application_name AS name FROM pg_locks JOIN pg_stat_activity lease USING (pid)
       WHERE locktype = 'advisory' AND granted
         AND (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 7)
         AND EXISTS (SELECT FROM pg_stat_activity other
                     WHERE other.application_name = lease.application_name AND other.wait_event_type = 'Lock')`,
      [tournament],
    );
    if (holder) return holder['name'] as string;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Renames a tournament and reads its new name. */
async function writeAndRead(client: Client, tournament: string, name: string): Promise<unknown> {
  const { position } = (await client.command(tournament, 'tournament.rename', { name })).body;
  const { status, body } = await client.get(`/api/tournaments/${tournament}?after=${position}`);
  return { status, name: body.name };
}

/** The rows of all projections, without the number of the generation. */
async function rows(): Promise<unknown> {
  const tables = projections.flatMap((projection) => projection.tables);
  const found = tables.map(async (table) => [
    table,
    await query(
      database.connectionString,
      `SELECT to_jsonb(t) - 'generation' AS row FROM ${table} t
       JOIN projections.live l USING (tournament, generation)
       WHERE l.projection = ANY ($1) ORDER BY 1`,
      [projections.filter((projection) => projection.tables.includes(table)).map(({ name }) => name)],
    ),
  ]);
  return Object.fromEntries((await Promise.all(found)) as [string, unknown][]);
}

/** Waits until every projection has read the whole journal. */
async function caughtUp(tournament: string): Promise<void> {
  for (;;) {
    const behind = await query(
      database.connectionString,
      `SELECT FROM projections.checkpoint c JOIN projections.live USING (tournament, projection, generation)
       JOIN ledger.book b USING (tournament) WHERE b.tournament = $1 AND c.position < b.position`,
      [tournament],
    );
    if (behind.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it('another projector takes over from one that hangs, which goes on afterwards as if nothing had been', async () => {
  const [api, ...projectors] = await Promise.all([
    start('api', 'api'),
    start('projector', 'first'),
    start('projector', 'second'),
  ]);
  const olga = await api.organiser();
  const { tournament } = (await olga.create('Before')).body;
  expect(await writeAndRead(olga, tournament, 'Still before')).toEqual({ status: 200, name: 'Still before' });

  const holdsUp = new pg.Client(database.connectionString);
  await holdsUp.connect();
  await holdsUp.query('BEGIN');
  await holdsUp.query('SELECT FROM projections.checkpoint WHERE tournament = $1 FOR UPDATE', [tournament]);
  const first = writeAndRead(olga, tournament, 'Meanwhile 0');
  hanging = projectors[(await holderAtWork(tournament)) === 'first' ? 0 : 1]!;
  hanging.child.kill('SIGSTOP');
  await holdsUp.end();
  // Its update goes through now: it holds the lease and the row of the checkpoint, and does nothing.
  expect(await first).toEqual({ status: 200, name: 'Meanwhile 0' });
  for (let count = 1; count < 10; count++) {
    const name = `Meanwhile ${count}`;
    expect(await writeAndRead(olga, tournament, name)).toEqual({ status: 200, name });
  }

  hanging.child.kill('SIGCONT');
  const other = projectors.find((projector) => projector !== hanging)!;
  expect(await other.stop()).toBe(0);
  expect(await writeAndRead(olga, tournament, 'After')).toEqual({ status: 200, name: 'After' });
  await caughtUp(tournament);
  expect(await hanging.stop()).toBe(0);
  expect(await api.stop()).toBe(0);
  for (const { output } of projectors) expect(output).not.toContain('"level"');

  const before = await rows();
  const said: string[] = [];
  await rebuildCommand.run([], new Set(), {
    connectionString: database.connectionString,
    signal: new AbortController().signal,
    terminal: { out: (line: string) => said.push(line), err: (line: string) => said.push(line) },
  } as unknown as Parameters<typeof rebuildCommand.run>[2]);
  expect(said).toEqual([expect.stringContaining('from 1 journal.')]);
  expect(await rows()).toEqual(before);
}, 120_000);
