import { randomUUID } from 'node:crypto';
import pg from 'pg';

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
  await tell(server, `CREATE DATABASE ${name} ${how}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    connectionString: address.href,
    drop: () => tell(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function tell(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
