import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../platform/src/testing/database.js';
import { Leases } from './leases.js';

let database: TestDatabase;
let pool: pg.Pool;
let one: Leases;
let other: Leases;

beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.connectionString });
});
beforeEach(() => {
  one = new Leases(pool);
  other = new Leases(pool);
});
afterEach(async () => {
  await one.close();
  await other.close();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const nothing = () => Promise.resolve();

/** Ends the connection that holds leases, as the database does with one that is silent. */
async function endHolder(): Promise<void> {
  await pool.query(
    `SELECT pg_terminate_backend(pid, 1000) FROM pg_locks
     WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
}

describe('a lease', () => {
  it('is held by one at a time, for one tournament', async () => {
    const [tournament, another] = [randomUUID(), randomUUID()];
    await one.during(tournament, async () => {
      expect(await other.during(tournament, nothing)).toBe(false);
      expect(await other.during(another, nothing)).toBe(true);
    });
    expect(await other.during(tournament, nothing)).toBe(true);
  });

  it('tells what fails under it, and is given back', async () => {
    const tournament = randomUUID();
    await expect(one.during(tournament, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await other.during(tournament, nothing)).toBe(true);
  });

  it('that is lost meanwhile goes to another one, and what fails then does not matter', async () => {
    const tournament = randomUUID();
    const isHeld = await one.during(tournament, async () => {
      await endHolder();
      expect(await other.during(tournament, nothing)).toBe(true);
      throw new Error('taken over');
    });
    expect(isHeld).toBe(false);
    expect(await one.during(tournament, nothing)).toBe(true);
  });

  it('keeps its connection as long as the process is well', async () => {
    const tournament = randomUUID();
    await one.during(tournament, async () => {
      // Longer than the database lets it be silent.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      expect(await other.during(tournament, nothing)).toBe(false);
    });
  });

  it('is refused with the reason when the database is away', async () => {
    const away = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
    const leases = new Leases(away);
    await expect(leases.during(randomUUID(), nothing)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await leases.close();
    await away.end();
  });
});
