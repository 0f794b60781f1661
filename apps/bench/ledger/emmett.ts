import { getPostgreSQLEventStore, type PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import type pg from 'pg';
import { actor, EVENT_TYPE, payload, type Append, type Contender } from './workload.js';

/** The event store of Emmett, with the expected version of the stream checked. */
export class Emmett implements Contender {
  readonly name: string;
  readonly store: PostgresEventStore;

  constructor(connectionString: string, pool: pg.Pool) {
    this.name = `Emmett, pool of ${pool.options.max}`;
    this.store = getPostgreSQLEventStore(connectionString, {
      connectionOptions: { pool },
      schema: { autoMigration: 'None' },
    });
  }

  async append({ tournament, stream, version, command, events }: Append): Promise<void> {
    await this.store.appendToStream(
      `${stream}-${tournament}`,
      Array.from({ length: events }, () => ({
        type: EVENT_TYPE,
        data: payload,
        metadata: { command, actor },
      })),
      { expectedStreamVersion: BigInt(version) },
    );
  }
}
