import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient, type Prisma } from '../prisma/generated/client.js';

export { Prisma, PrismaClient } from '../prisma/generated/client.js';

/**
 * The client for the tables of prisma/schema.prisma.
 * @param database an address, or a pool that is shared and stays open when the client disconnects
 */
export function createPrisma(database: string | pg.Pool): PrismaClient {
  const adapter =
    typeof database === 'string' ? new PrismaPg({ connectionString: database }) : new PrismaPg(database);
  return new PrismaClient({ adapter });
}

/** Waits until every transaction that took this turn before, in whatever process, has ended; ends with the transaction. */
export async function takeTurn(transaction: Prisma.TransactionClient, turn: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`;
}
