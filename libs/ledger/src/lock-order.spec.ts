import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Ledger } from './ledger.js';
import { attempt, countOutcomes, expectSoundJournal, type Attempt } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { command, scored } from './testing/synthetic-events.js';

describe('processes that write to the same journals', () => {
  let processes: Processes;
  let clients: pg.PoolClient[];

  beforeAll(async () => {
    processes = await openProcesses();
    // Two that wait for each other then wait for longer than a test may take.
    await processes.pool.query(
      "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''1min''', current_database()); END $$",
    );
  });
  afterAll(() => processes.close());
  beforeEach(() => {
    clients = [];
  });
  afterEach(() => {
    for (const client of clients) client.release(true);
  });

  const writing = (tournament: string, stream = 's', expectedVersion: 'any' | 'none' | number = 'any') =>
    command({ tournament, streams: [{ stream, expectedVersion, events: [scored()] }] });
  /** A process whose appends go together in one call. */
  const start = () => processes.start({ connections: 1, together: 32 });
  const sent = (ledger: Ledger, tournaments: readonly string[], stream?: string) =>
    Promise.all(tournaments.map((tournament) => attempt(ledger, writing(tournament, stream))));
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID()).toSorted();

  async function begin(): Promise<pg.PoolClient> {
    const client = await processes.pool.connect();
    clients.push(client);
    await client.query('BEGIN');
    return client;
  }
  const HEAD = 'SELECT FROM ledger.book WHERE tournament = $1 FOR NO KEY UPDATE';
  const lock = (client: pg.PoolClient, tournament: string) => client.query(HEAD, [tournament]);

  async function isLocked(tournament: string): Promise<boolean> {
    const { rowCount } = await processes.pool.query(`${HEAD} SKIP LOCKED`, [tournament]);
    return rowCount === 0;
  }

  async function pidOf(client: pg.PoolClient): Promise<number> {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return rows[0]!.pid;
  }

  /** Resolves once a session waits for a lock of another one. @returns the session that waits */
  async function waitsFor(holder: number): Promise<number> {
    for (;;) {
      const { rows } = await processes.pool.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND $1 = ANY (pg_blocking_pids(pid))',
        [holder],
      );
      if (rows[0]) return rows[0].pid;
      await sleep(10);
    }
  }

  it('lock the heads one after the other in the order of their ids', async () => {
    const ledger = start();
    const [first, second, third] = ids(3) as [string, string, string];
    const attempts = await sent(ledger, [first, second, third]);
    const holder = await begin();
    await lock(holder, second);
    const waiting = sent(ledger, [third, first, second]);
    await waitsFor(await pidOf(holder));
    expect([await isLocked(first), await isLocked(third)]).toEqual([true, false]);
    await holder.query('COMMIT');
    attempts.push(...(await waiting));
    for (const tournament of [first, second, third]) await expectSound(ledger, tournament, attempts);
  });

  it('see under the lock what its holder has written', async () => {
    const [ledger, other] = [start(), start()];
    const tournaments = ids(3);
    const opening = await sent(ledger, tournaments, 'opening');
    const holder = await begin();
    await holder.query('LOCK TABLE ledger.command IN SHARE MODE');
    const winning = attempt(other, writing(tournaments[1]!, 's', 'none'));
    const before = await waitsFor(await pidOf(holder));
    const racing = Promise.all(tournaments.map((of) => attempt(ledger, writing(of, 's', 'none'))));
    await waitsFor(before);
    await holder.query('COMMIT');
    const [winner, attempts] = [await winning, await racing];
    expect([winner, ...attempts].map(({ outcome }) => outcome)).toEqual([
      'appended',
      'appended',
      'StaleVersion',
      'appended',
    ]);
    for (const tournament of tournaments) {
      await expectSound(ledger, tournament, [...opening, winner, ...attempts]);
    }
  });

  it('wait in their turn for a journal that others have made and locked meanwhile', async () => {
    const [ledger, other] = [start(), start()];
    const [made, known] = ids(2) as [string, string];
    const attempts = await sent(ledger, [known]);
    const holder = await begin();
    await lock(holder, known);
    // Given a process that has found one journal not to be there, and waits for another one,
    const waiting = sent(ledger, [known, made], 't');
    await waitsFor(await pidOf(holder));
    // when the journal is made and locked by somebody who will want the other one too,
    attempts.push(...(await sent(other, [made])));
    const rival = await begin();
    await lock(rival, made);
    await holder.query('COMMIT');
    await waitsFor(await pidOf(rival));
    // then it is the process that gives way.
    await lock(rival, known);
    await rival.query('COMMIT');
    attempts.push(...(await waiting));
    expect(countOutcomes(attempts)).toEqual({ appended: 4 });
    for (const tournament of [made, known]) {
      expect(await expectSound(ledger, tournament, attempts)).toHaveLength(2);
    }
  });

  it('do not wait for each other without end, in whatever order commands arrive, and leave no gap', async () => {
    const ledgers = [0, 1, 2].map(() => processes.start({ connections: 2, together: 8 }));
    const tournaments: string[] = [];
    const attempts: Attempt[] = [];
    for (let round = 0; round < 12; round++) {
      // Every round has journals that are new to all.
      tournaments.push(...ids(4));
      const made = await Promise.all(
        ledgers.flatMap((ledger, process) => {
          const turned = tournaments.map(
            (_, index) => tournaments[(index * 5 + process * 7 + round) % tournaments.length]!,
          );
          const order = process === 1 ? turned.toReversed() : turned;
          return order.map((tournament) => attempt(ledger, writing(tournament, `s${process}`)));
        }),
      );
      attempts.push(...made);
    }
    expect(Object.keys(countOutcomes(attempts))).toEqual(['appended']);
    for (const tournament of tournaments) await expectSound(ledgers[0]!, tournament, attempts);
  });

  const expectSound = (ledger: Ledger, tournament: string, attempts: readonly Attempt[]) =>
    expectSoundJournal(
      ledger,
      tournament,
      attempts.filter(({ append }) => append.tournament === tournament),
    );
});
