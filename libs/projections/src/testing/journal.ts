import { createHash, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { Hints, Ledger, type Json } from '#ledger';
import { createPool, createPrisma } from '#platform';
import { eventCatalogue, type JournalEvent } from '#tournament';
import { freshDatabase } from '../../../platform/src/testing/database.js';
import { Advances } from '../running/waiting.js';

/** A database with a ledger on it, as projections meet it. */
export async function journals() {
  const database = await freshDatabase();
  const log = pino({ level: 'silent' });
  const pool = createPool(database.connectionString, { max: 10 });
  const prisma = createPrisma(pool);
  const ledger = new Ledger({ pool, catalogue: eventCatalogue(), log });
  const hints = new Hints({ pool, channel: 'tirage_projected', log });
  const advances = new Advances(hints);
  return {
    pool,
    prisma,
    ledger,
    advances,
    log,
    /** Appends events to the stream `tournament`, as one command. */
    write: async (tournament: string, ...events: JournalEvent[]): Promise<number> => {
      const commandId = randomUUID();
      const { position } = await ledger.append({
        tournament,
        actor: `person:${ORGANISER}`,
        commandId,
        bodyHash: createHash('sha256').update(commandId).digest('hex'),
        answer: {},
        streams: [
          {
            stream: 'tournament',
            expectedVersion: 'any',
            events: events as unknown as (JournalEvent & { payload: Json })[],
          },
        ],
      });
      return position;
    },
    close: async () => {
      advances.close();
      await hints.close();
      await ledger.close();
      await prisma.$disconnect();
      await pool.end();
      await database.drop();
    },
  };
}

export type Journals = Awaited<ReturnType<typeof journals>>;

export const ORGANISER = '00000000-0000-4000-8000-000000000001';
