import { once } from 'node:events';
import pg from 'pg';
import type { Log } from '../process/log.js';

export interface PoolOptions {
  /** Connections at most; 10 when not said. */
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  readonly log?: Log;
}

/** A pool whose end waits until its connections are closed: the library's own waits only until they are asked to. */
class ClosedPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>();

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      this.#open.add(client);
      // Whoever has it out hears of a break with his next statement; unheard, it would end the program.
      client.on('error', () => undefined);
      client.once('end', () => this.#open.delete(client));
    });
  }

  override async end(): Promise<void> {
    await super.end();
    await Promise.all([...this.#open].map((client) => once(client, 'end')));
  }
}

/**
 * How long a transaction may wait for its process: one that hangs would hold what others wait for. Reads and Prisma's
 * transactions wait for 5 s at most, so they still get it.
 */
export const IDLE_IN_TRANSACTION_MS = 3_000;

/**
 * A pool of connections, all of them closed when its `end()` is over. A connection that breaks while nobody uses it is logged
 * and replaced, instead of ending the program. Statements end after 30 s, transactions that wait idly after 3 s.
 */
export function createPool(
  connectionString: string,
  { max = 10, name = 'tirage', log }: PoolOptions = {},
): pg.Pool {
  const pool = new ClosedPool({
    connectionString,
    max,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
  });
  pool.on('error', (error) =>
    log?.warn({ pool: name, reason: (error as { code?: string }).code }, 'a database connection broke'),
  );
  return pool;
}

/** Runs work in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
