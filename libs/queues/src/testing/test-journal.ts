import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { createPool } from '#platform';
import type { PendingJob, PendingJobs } from '../jobs/pending-jobs.js';
import type { DispatchJobCommand } from '../workers.js';

/**
 * What the queues need of a ledger, in two tables: what is pending, and the commands executed, each once by
 * (tournament, actor, command id). Executing the command of a pending job ends the debt in the same transaction.
 */
export class TestJournal implements PendingJobs {
  readonly #pool: pg.Pool;
  readonly #changes = new EventEmitter();

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  static async open(connectionString: string): Promise<TestJournal> {
    const pool = createPool(connectionString, { max: 8, name: 'test book' });
    await pool.query(`
      CREATE TABLE IF NOT EXISTS owed (
        id text COLLATE "C" PRIMARY KEY, queue text, name text, data jsonb, tournament uuid, position bigint);
      CREATE TABLE IF NOT EXISTS executed (
        tournament uuid, actor text, command_id uuid, body_hash text, times int, PRIMARY KEY (tournament, actor, command_id));
      CREATE TABLE IF NOT EXISTS begun (id text);
    `);
    return new TestJournal(pool);
  }

  async owe(...jobs: readonly PendingJob[]): Promise<void> {
    await this.#pool.query(
      `INSERT INTO owed SELECT j.id, j.queue, j.name, j.data, j.tournament, j.position
       FROM jsonb_to_recordset($1) AS j (id text, queue text, name text, data jsonb, tournament uuid, position bigint)`,
      [JSON.stringify(jobs)],
    );
    this.#changes.emit('change');
  }

  async forgive(id: string): Promise<void> {
    await this.#pool.query('DELETE FROM owed WHERE id = $1', [id]);
    this.#changes.emit('change');
  }

  async page(after: string | undefined, limit: number): Promise<{ jobs: PendingJob[]; next?: string }> {
    const { rows } = await this.#pool.query<PendingJob>(
      `SELECT id, queue, name, data, tournament, position::int FROM owed WHERE id > $1 ORDER BY id LIMIT $2`,
      [after ?? '', limit],
    );
    const last = rows.at(-1);
    return rows.length === limit && last ? { jobs: rows, next: last.id } : { jobs: rows };
  }

  onChange(listener: () => void): () => void {
    this.#changes.on('change', listener);
    return () => this.#changes.off('change', listener);
  }

  /** Executes a command once; its repetition is counted, a repetition with another body is an error. */
  readonly dispatch: DispatchJobCommand = async ({ actor, commandId, command, tournament, body }) => {
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([command, body]))
      .digest('hex');
    const { id } = body as { id: string };
    const { rows } = await this.#pool.query<{ body_hash: string }>(
      `WITH done AS (DELETE FROM owed WHERE id = $5)
       INSERT INTO executed VALUES ($1, $2, $3, $4, 1)
       ON CONFLICT (tournament, actor, command_id) DO UPDATE SET times = executed.times + 1 RETURNING body_hash`,
      [tournament, actor, commandId, bodyHash, id],
    );
    if (rows[0]?.body_hash !== bodyHash) throw new Error('The same command id came with another body.');
    return { id };
  };

  /** How many different commands were executed, and how often commands came in all. */
  async executed(): Promise<{ commands: number; times: number }> {
    const { rows } = await this.#pool.query<{ commands: number; times: number }>(
      'SELECT count(*)::int AS commands, coalesce(sum(times), 0)::int AS times FROM executed',
    );
    return rows[0] ?? { commands: 0, times: 0 };
  }

  async pendingCount(): Promise<number> {
    const { rows } = await this.#pool.query<{ n: number }>('SELECT count(*)::int AS n FROM owed');
    return rows[0]?.n ?? 0;
  }

  /** Notes that a processor has begun, for tests that end its process then. */
  async begin(id: string): Promise<void> {
    await this.#pool.query('INSERT INTO begun VALUES ($1)', [id]);
  }

  async begun(): Promise<number> {
    const { rows } = await this.#pool.query<{ n: number }>('SELECT count(*)::int AS n FROM begun');
    return rows[0]?.n ?? 0;
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    await this.#pool.query('TRUNCATE owed, executed, begun');
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
