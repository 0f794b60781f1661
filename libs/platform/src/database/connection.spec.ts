import pg from 'pg';
import { freshDatabase } from '../testing/database.js';
import { connect, DatabaseUnreachable } from './connection.js';
import { createPool } from './pool.js';

async function refusal(change: (address: URL) => void): Promise<string> {
  const { connectionString, drop } = await freshDatabase();
  const address = new URL(connectionString);
  change(address);
  const error: unknown = await connect(address.href, 'test').catch((reason: unknown) => reason);
  await drop();
  expect(error).toBeInstanceOf(DatabaseUnreachable);
  return (error as Error).message;
}

describe('a database that cannot be used', () => {
  it.each([
    [
      'port',
      '1',
      /^The database test_\w+ at 127\.0\.0\.1:1 cannot be used, because nothing listens there: start it or correct DATABASE_URL\.$/,
    ],
    [
      'hostname',
      'no-such-host.invalid',
      /at no-such-host\.invalid:\d+ cannot be used, because (there is no such host|the host’s name)/,
    ],
    ['password', 'canary', /because it refuses the password: correct DATABASE_URL\.$/],
    [
      'pathname',
      '/nowhere',
      /^The database nowhere .* because it has no such database: make it or correct DATABASE_URL\.$/,
    ],
  ] as const)('for its %s is told in one sentence', async (part, value, sentence) => {
    const message = await refusal((address) => {
      address[part] = value;
    });
    expect(message).toMatch(sentence);
    expect(message).not.toContain('canary');
  });
});

describe('a pool', () => {
  it('outlives connections that break while nobody uses them', async () => {
    const { connectionString, drop } = await freshDatabase();
    const lines: object[] = [];
    const log = {
      debug: () => {},
      info: () => {},
      error: () => {},
      warn: (fields: object) => lines.push(fields),
    };
    const pool = createPool(connectionString, { name: 'hall', log: log as never });
    const { rows } = await pool.query<{ pid: number; name: string }>(
      `SELECT pg_backend_pid() AS pid, current_setting('application_name') AS name`,
    );
    expect(rows[0]?.name).toBe('hall');
    const broken = new Promise((heard) => pool.once('error', heard));
    const other = new pg.Client({ connectionString });
    await other.connect();
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await other.end();
    await broken;
    expect(lines).toEqual([{ pool: 'hall', reason: '57P01' }]);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await drop();
  });

  it('has closed its connections when it has ended', async () => {
    const { connectionString, drop } = await freshDatabase();
    const other = new pg.Client({ connectionString });
    await other.connect();
    for (let round = 0; round < 20; round++) {
      const pool = createPool(connectionString, { name: 'hall' });
      const clients = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
      clients.forEach((client, at) => client.release(at === 0));
      await pool.end();
      const { rows } = await other.query(
        `SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'hall' AND datname = current_database()`,
      );
      expect(rows).toEqual([{ open: 0 }]);
    }
    await other.end();
    await drop();
  });

  it('ends statements and transactions that take too long', async () => {
    const { connectionString, drop } = await freshDatabase();
    const pool = createPool(connectionString);
    const { rows } = await pool.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    await pool.end();
    await drop();
    expect(rows).toEqual([{ statement: '30s', idle: '3s' }]);
  });
});
