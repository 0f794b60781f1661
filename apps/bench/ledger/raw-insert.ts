import type pg from 'pg';
import { actor, EVENT_TYPE, payload, type Append, type Contender } from './workload.js';

const COLUMNS =
  'tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash';
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

/** A table with the columns, the partitions and the keys of the ledger's lines. */
export async function createRawTable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ partitions: string }>(
    "SELECT count(*) AS partitions FROM pg_inherits WHERE inhparent = 'ledger.line'::regclass",
  );
  const partitions = Number(rows[0]!.partitions);
  await pool.query(
    'CREATE SCHEMA bench; CREATE TABLE bench.line (LIKE ledger.line INCLUDING ALL) PARTITION BY HASH (tournament)',
  );
  for (let remainder = 0; remainder < partitions; remainder++) {
    await pool.query(
      `CREATE TABLE bench.line_${remainder} PARTITION OF bench.line FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${remainder})`,
    );
  }
}

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
