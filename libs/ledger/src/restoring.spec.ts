import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { JournalRestored } from './events/errors.js';
import type { Ledger } from './ledger.js';
import { attempt, expectSoundJournal, followLive, type Attempt } from './testing/history.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { command, scored } from './testing/synthetic-events.js';

const TABLES = ['book', 'line', 'command', 'text', 'line_archive', 'command_archive'];

describe('restoring a copy of the tables', () => {
  let processes: Processes;
  let tournament: string;
  let dump: string;

  beforeEach(async () => {
    processes = await openProcesses();
    tournament = randomUUID();
    dump = join(tmpdir(), `ledger-${randomUUID()}`);
  });
  afterEach(async () => {
    for (const table of TABLES) rmSync(`${dump}-${table}`, { force: true });
    await processes.close();
  });

  const append = (ledger: Ledger, stream = 's'): Promise<Attempt> =>
    attempt(
      ledger,
      command({ tournament, streams: [{ stream, expectedVersion: 'any', events: [scored(), scored()] }] }),
    );

  async function dumpTables(pool: pg.Pool): Promise<void> {
    const client = await pool.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    for (const table of TABLES) await client.query(`COPY (TABLE ledger.${table}) TO '${dump}-${table}'`);
    await client.query('COMMIT');
    client.release();
  }

  async function restoreTables(pool: pg.Pool): Promise<void> {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(`TRUNCATE ${TABLES.map((table) => `ledger.${table}`).join(', ')}`);
    for (const table of TABLES) await client.query(`COPY ledger.${table} FROM '${dump}-${table}'`);
    await client.query('SELECT ledger.begin_epoch()');
    await client.query('COMMIT');
    client.release();
  }

  it('into another database leaves followers working: they resume there and miss nothing', async () => {
    const before = processes.start();
    const attempts: Attempt[] = [];
    for (let round = 0; round < 5; round++) attempts.push(await append(before));
    const follower = followLive(before, tournament);
    await follower.reached(10);
    const seen = (await follower.stop()).slice(0, 4);
    await dumpTables(processes.pool);

    const elsewhere = await openProcesses();
    try {
      await restoreTables(elsewhere.pool);
      const ledger = elsewhere.start();
      const resumed = followLive(ledger, tournament, seen.length);
      const other = followLive(elsewhere.start(), tournament);
      attempts.push(await append(ledger), await append(elsewhere.start(), 't'));
      attempts.push(await attempt(ledger, attempts[0]!.append));
      expect(attempts.at(-1)!.appended).toEqual({ ...attempts[0]!.appended, repeated: true });
      const lines = await expectSoundJournal(ledger, tournament, attempts);
      expect(lines).toHaveLength(14);
      await Promise.all([resumed.reached(14), other.reached(14)]);
      expect([...seen, ...(await resumed.stop())]).toEqual(lines);
      expect(await other.stop()).toEqual(lines);
    } finally {
      await elsewhere.close();
    }
  });

  it('over a running system makes every process drop what it remembers', async () => {
    const [writer, reader, idle] = [processes.start(), processes.start(), processes.start()];
    let forgotten = 0;
    for (const ledger of [writer, reader, idle]) ledger.onRestored(() => forgotten++);
    const kept = [await append(writer)];
    await dumpTables(processes.pool);
    await append(writer);
    await append(writer);
    const opened = await attempt(writer, command({ tournament: randomUUID(), streams: [] }));
    expect(opened.appended).toBeDefined();
    const [follower, distant] = [followLive(writer, tournament), followLive(reader, tournament)];
    await Promise.all([follower.reached(6), distant.reached(6)]);
    const epoch = await writer.epoch();
    await idle.epoch();
    await restoreTables(processes.pool);

    // Decided on lines that are no more: refused, though the version alone would not tell.
    const decided = command({
      tournament,
      epoch,
      streams: [{ stream: 's', expectedVersion: 2, events: [scored()] }],
    });
    await expect(writer.append(decided)).rejects.toThrow(JournalRestored);
    await expect(writer.append(decided)).rejects.toThrow(JournalRestored);
    await expect(idle.readJournal(tournament)).rejects.toThrow(JournalRestored);
    await expect(follower.ended).rejects.toThrow(JournalRestored);
    await expect(distant.ended).rejects.toThrow(JournalRestored);
    expect(forgotten).toBe(3);

    kept.push(await append(writer), await append(idle));
    const lines = await expectSoundJournal(reader, tournament, kept);
    expect(lines).toHaveLength(6);
    const again = followLive(reader, tournament);
    await again.reached(6);
    kept.push(await append(writer));
    await again.reached(8);
    expect((await again.stop()).slice(0, 6)).toEqual(lines);
    await expect(idle.append(decided)).rejects.toThrow(JournalRestored);
  });

  it('makes no journal of one that the backup does not hold', async () => {
    const writer = processes.start();
    await dumpTables(processes.pool);
    await append(writer);
    await restoreTables(processes.pool);
    expect((await append(writer)).error).toBeInstanceOf(JournalRestored);
    expect(await writer.head(tournament)).toBeUndefined();
    expect((await append(writer)).appended).toMatchObject({ position: 2 });
  });
});
