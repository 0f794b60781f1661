import type pg from 'pg';
import { Ledger } from '#ledger';
import { createPool } from '#platform';
import { JournalMarks } from './journal-marks.js';
import { actor, BODY_HASH, catalogue, EVENT_TYPE, payload, type Append, type Contender } from './workload.js';

/**
 * The ledger, everything on: chain, idempotency, expected versions, schemas, hints to other processes. What it
 * acknowledges is noted and compared with the journals and with what the followers got.
 */
export class Ours implements Contender {
  readonly name = 'ledger';
  readonly ledger: Ledger;
  readonly #pool: pg.Pool;
  readonly #acknowledged = new Map<string, JournalMarks>();

  constructor(connectionString: string, connections?: number, together?: number) {
    this.#pool = createPool(connectionString, { max: 40, name: 'bench' });
    this.ledger = new Ledger({
      pool: this.#pool,
      catalogue,
      ...(connections === undefined ? {} : { connections }),
      ...(together === undefined ? {} : { together }),
    });
  }

  get acknowledged(): ReadonlyMap<string, JournalMarks> {
    return this.#acknowledged;
  }

  /** @returns the position of the last event */
  async append({ tournament, stream, version, command, events }: Append): Promise<number> {
    const { position } = await this.ledger.append({
      tournament,
      actor,
      commandId: command,
      bodyHash: BODY_HASH,
      answer: { board: 17 },
      streams: [
        {
          stream,
          expectedVersion: version === 0 ? 'none' : version,
          events: Array.from({ length: events }, () => ({ type: EVENT_TYPE, schema: 1, payload })),
        },
      ],
    });
    let journal = this.#acknowledged.get(tournament);
    if (!journal) this.#acknowledged.set(tournament, (journal = new JournalMarks()));
    journal.note(command, position, events);
    return position;
  }

  async close(): Promise<void> {
    await this.ledger.close();
    await this.#pool.end();
  }
}
