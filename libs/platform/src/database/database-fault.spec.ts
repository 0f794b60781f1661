import { freshDatabase, type TestDatabase } from '../testing/database.js';
import { databaseFaultOf } from './database-fault.js';
import { createPool } from './pool.js';
import { createPrisma } from './prisma.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const raised = (state: string) => `DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`;

describe('why the database could not do it', () => {
  it.each([
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['53300', 'away'],
    ['25006', 'away'],
    ['53100', 'full'],
    ['53200', 'busy'],
    ['57014', 'busy'],
    ['40001', 'busy'],
    ['22021', undefined],
    ['23505', undefined],
  ])('is found by the SQLSTATE %s, as pg and as Prisma tell it', async (state, fault) => {
    const pool = createPool(database.connectionString);
    const prisma = createPrisma(pool);
    const byPg = await pool.query(raised(state)).catch(databaseFaultOf);
    const byPrisma = await prisma.$executeRawUnsafe(raised(state)).catch(databaseFaultOf);
    await prisma.$disconnect();
    await pool.end();
    expect([byPg, byPrisma]).toEqual([fault, fault]);
  });

  it('is that nobody is there, as pg and as Prisma tell it', async () => {
    const nowhere = new URL(database.connectionString);
    nowhere.port = '1';
    const pool = createPool(nowhere.href);
    const prisma = createPrisma(pool);
    expect(await pool.query('SELECT 1').catch(databaseFaultOf)).toBe('away');
    expect(await prisma.$queryRaw`SELECT 1`.catch(databaseFaultOf)).toBe('away');
    expect(await prisma.person.findMany().catch(databaseFaultOf)).toBe('away');
    await prisma.$disconnect();
    await pool.end();
  });

  it('is that no connection is free', async () => {
    const pool = createPool(database.connectionString, { max: 1 });
    const prisma = createPrisma(pool);
    const client = await pool.connect();
    pool.options.connectionTimeoutMillis = 50;
    expect(await pool.query('SELECT 1').catch(databaseFaultOf)).toBe('busy');
    expect(await prisma.person.findMany().catch(databaseFaultOf)).toBe('busy');
    client.release();
    await prisma.$disconnect();
    await pool.end();
  });

  it('is none for a mistake of our own', () => {
    expect(databaseFaultOf(new TypeError('x is not a function'))).toBeUndefined();
    expect(databaseFaultOf(undefined)).toBeUndefined();
  });
});
