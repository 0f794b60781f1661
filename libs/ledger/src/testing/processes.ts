import { createPool } from '#platform';
import type pg from 'pg';
import { freshDatabase } from '../../../platform/src/testing/database.js';
import type { EventCatalogue } from '../events/event-catalogue.js';
import { Ledger, type LedgerOptions } from '../ledger.js';
import { syntheticCatalogue } from './synthetic-events.js';

/** A database and ledgers with pools of their own, each standing for a process. */
export interface Processes {
  readonly connectionString: string;
  /** For looking at the tables. */
  readonly pool: pg.Pool;
  start(options?: { catalogue?: EventCatalogue } & Partial<LedgerOptions>): Ledger;
  close(): Promise<void>;
}

export async function openProcesses(): Promise<Processes> {
  const database = await freshDatabase();
  const pools: pg.Pool[] = [];
  const ledgers: Ledger[] = [];
  const open = () => {
    const pool = createPool(database.connectionString, { max: 12, name: 'ledger-test' });
    pools.push(pool);
    return pool;
  };
  return {
    connectionString: database.connectionString,
    pool: open(),
    start({ catalogue = syntheticCatalogue, ...options } = {}) {
      const ledger = new Ledger({ pool: open(), catalogue, pollMs: 200, ...options });
      ledgers.push(ledger);
      return ledger;
    },
    async close() {
      await Promise.all(ledgers.map((ledger) => ledger.close()));
      await Promise.all(pools.map((pool) => pool.end()));
      await database.drop();
    },
  };
}
