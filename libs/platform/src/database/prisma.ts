import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient, type Prisma } from '../prisma/generated/client.js';

export { Prisma, PrismaClient } from '../prisma/generated/client.js';

/** Statements that there are of as many texts as there are lengths of lists. */
const OF_ANY_LENGTH = /\bIN \(|\), ?\(/;

/** More than the program has: what is beside them is planned each time. */
const MOST_NAMES = 500;

/** Under which name connections keep a statement that was planned; all pools of the process name them alike. */
const names = new Map<string, string>();

/** To plan a statement anew takes longer than most take: connections keep those whose text is always the same. */
function nameOf({ sql }: { readonly sql: string }): string {
  if (OF_ANY_LENGTH.test(sql)) return '';
  const known = names.get(sql);
  if (known !== undefined || names.size === MOST_NAMES) return known ?? '';
  const name = `prisma ${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/**
 * The client for the tables of prisma/schema.prisma.
 * @param database an address, or a pool that is shared and stays open when the client disconnects
 */
export function createPrisma(database: string | pg.Pool): PrismaClient {
  const pool = typeof database === 'string' ? { connectionString: database } : database;
  return new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: nameOf }) });
}

/** Waits until every transaction that took this turn before, in whatever process, has ended; ends with the transaction. */
export async function takeTurn(transaction: Prisma.TransactionClient, turn: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`;
}
