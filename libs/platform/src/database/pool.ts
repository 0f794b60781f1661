import pg from 'pg';
import type { Log } from '../log.js';

export interface PoolOptions {
  /** Connections at most; 10 when not said. */
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  readonly log?: Log;
}

/**
 * A pool of connections. A connection that breaks while nobody uses it is logged and replaced, instead of ending the
 * program. Statements end after 30 s, transactions that wait idly after 60 s.
 */
export function createPool(
  connectionString: string,
  { max = 10, name = 'tirage', log }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  pool.on('error', (error) =>
    log?.warn({ pool: name, reason: (error as { code?: string }).code }, 'a database connection broke'),
  );
  return pool;
}
