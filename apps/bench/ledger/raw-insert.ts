import type pg from 'pg';
import { COLUMNS } from './line-table.js';
import { actor, EVENT_TYPE, payload, type Append, type Contender } from './workload.js';

const ONE = {
  name: 'raw-one',
  text: `INSERT INTO bench.line (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};
const MANY = {
  name: 'raw-many',
  text: `INSERT INTO bench.line (${COLUMNS})
    SELECT $1, $2 + i, $3 + i, $4, $5, $6, $7, $8, $9, payload, $10, $11
    FROM unnest($12::text[]) WITH ORDINALITY AS events (payload, i)`,
};

/** The position each tournament has come to in the raw table, over all pools. */
const positions = new Map<string, number>();

/**
 * A plain INSERT of the rows that the ledger would write, nothing checked and nothing hashed: what PostgreSQL can do
 * with one statement an append.
 */
export class RawInsert implements Contender {
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #text = JSON.stringify(payload);
  readonly #hash = Buffer.alloc(32, 7);

  constructor(pool: pg.Pool) {
    this.name = `raw INSERT, pool of ${pool.options.max}`;
    this.#pool = pool;
  }

  async append({ tournament, stream, version, command, events }: Append): Promise<void> {
    const position = positions.get(tournament) ?? 0;
    positions.set(tournament, position + events);
    const time = Date.now() * 1_000;
    const line = [time, 1, command, stream, EVENT_TYPE, actor];
    const values =
      events === 1
        ? [tournament, position + 1, version + 1, ...line, this.#text, '{}', this.#hash]
        : [
            tournament,
            position,
            version,
            ...line,
            '{}',
            this.#hash,
            Array.from({ length: events }, () => this.#text),
          ];
    await this.#pool.query({ ...(events === 1 ? ONE : MANY), values });
  }
}
