import { randomUUID } from 'node:crypto';
import { query } from './query.js';

export interface TestDatabase {
  readonly connectionString: string;
  /** Also while connections are open. */
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
      await query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
