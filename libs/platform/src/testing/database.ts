import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from './query.js';

export interface TestDatabase {
  readonly connectionString: string;
  /** Gives connections that are just closing about a second, and then breaks those that are still open. */
  drop(): Promise<void>;
}

/** A database of the test's own, made from the migrated template. Drop it when the test is over. */
export function freshDatabase(): Promise<TestDatabase> {
  return makeDatabase('TEMPLATE tirage STRATEGY file_copy');
}

/** A database of the test's own with nothing in it. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('');
}

async function makeDatabase(how: string): Promise<TestDatabase> {
  const server = process.env['TIRAGE_TEST_POSTGRES'];
  if (!server) throw new Error('There is no PostgreSQL for tests: run them with npm test or npx jest.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `CREATE DATABASE ${name} ${how}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    connectionString: address.href,
    drop: async () => {
      await lastConnectionClosed(server, name);
      await query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/**
 * Waits while somebody is connected, for about a second. A plain DROP would wait for five, and a forced one breaks
 * connections in the middle of their farewell, which fails the test that has just closed them.
 */
async function lastConnectionClosed(server: string, name: string): Promise<void> {
  const connected = `SELECT count(*)::int AS connections FROM pg_stat_activity
    WHERE datname = $1 AND backend_type = 'client backend'`;
  const deadline = Date.now() + 1_000;
  while (Date.now() < deadline) {
    const [row] = await query(server, connected, [name]);
    if (row?.['connections'] === 0) return;
    await sleep(20);
  }
}
