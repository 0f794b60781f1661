import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of the test's own, made from the migrated template. Drop it when the test is over. */
export async function freshDatabase(): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const server = process.env['TIRAGE_TEST_POSTGRES'];
  if (!server) throw new Error('There is no PostgreSQL for tests: run them with npm test or npx jest.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withServer(server, `CREATE DATABASE ${name} TEMPLATE tirage STRATEGY file_copy`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    connectionString: address.href,
    drop: () => withServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function withServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
