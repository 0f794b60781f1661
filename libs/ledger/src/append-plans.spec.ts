import type pg from 'pg';
import { planBatch } from './append/batch-planning.js';
import type { Batch } from './append/batch-arguments.js';
import { sendBatches } from './append/batch-sending.js';
import { prepareCommand } from './append/command-preparation.js';
import { openProcesses, type Processes } from './testing/processes.js';
import { command, scored, syntheticCatalogue } from './testing/synthetic-events.js';

const BOOKS = 400;
const LINES = 50;

/** Journals with ascending ids, each with as many lines and commands, in ten streams. */
const FILL = `
  INSERT INTO ledger.book SELECT md5(b::text)::uuid, ${LINES}, 0, sha256('') FROM generate_series(1, ${BOOKS}) b;
  INSERT INTO ledger.line
    SELECT b.tournament, p, (p + 9) / 10, 0, 1, gen_random_uuid(), 's' || p % 10, 'score.entered', 'x', '{}', '{}', b.hash
    FROM ledger.book b, generate_series(1, ${LINES}) p;
  INSERT INTO ledger.command SELECT tournament, command, actor, position, hash, '{}' FROM ledger.line;
`;

describe('an append among many journals', () => {
  let processes: Processes;
  let client: pg.PoolClient;
  let epoch: number;
  let tournaments: string[];

  beforeAll(async () => {
    processes = await openProcesses();
    client = await processes.pool.connect();
    await processes.pool.query(FILL);
    epoch = await processes.start().epoch();
    const { rows } = await processes.pool.query<{ tournament: string }>(
      'SELECT tournament FROM ledger.book ORDER BY tournament',
    );
    tournaments = rows.map(({ tournament }) => tournament);
  });
  afterAll(async () => {
    client.release(true);
    await processes.close();
  });

  const batchOf = (tournament: string, expectedVersion: number): Batch => {
    const streams = [{ stream: 's1', expectedVersion, events: [scored()] }];
    return { epoch, ...planBatch([prepareCommand(command({ tournament, streams }), syntheticCatalogue)]) };
  };

  /** Rows of the ledger's tables that this session has read so far: by reading whole tables, and by their keys. */
  async function rowsRead(): Promise<{ whole: number; found: number }> {
    const { rows } = await client.query<{ whole: string; found: string }>(`
      SELECT sum(seq_tup_read) AS whole, sum(idx_tup_fetch) AS found FROM pg_stat_xact_user_tables
      WHERE schemaname = 'ledger' AND relname <> 'installation'`);
    return { whole: Number(rows[0]!.whole), found: Number(rows[0]!.found) };
  }

  it.each([
    ['before the tables have statistics', 'SELECT'],
    ['when they have some', 'ANALYZE'],
  ])('reads no more rows than it names, %s', async (_, prepare) => {
    await processes.pool.query(prepare);
    await client.query('DISCARD PLANS');
    const of = tournaments.slice(100, 104);
    for (const [expectedVersion, outcome] of [
      [5, 'appended'],
      [4, 'refused'],
    ] as const) {
      await client.query('BEGIN');
      const before = await rowsRead();
      const outcomes = await sendBatches(
        client,
        of.map((tournament) => batchOf(tournament, expectedVersion)),
      );
      const after = await rowsRead();
      await client.query('ROLLBACK');
      expect(outcomes.map((one) => one.outcome)).toEqual(of.map(() => outcome));
      expect(after.whole - before.whole).toBe(0);
      // Of a journal: its head, to be locked and rewritten, and the last version of its stream.
      expect(after.found - before.found).toBeGreaterThanOrEqual(of.length);
      expect(after.found - before.found).toBeLessThanOrEqual(4 * of.length);
    }
  });
});
