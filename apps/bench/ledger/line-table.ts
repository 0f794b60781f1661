import type pg from 'pg';

/** The columns of a journal entry. */
export const COLUMNS =
  'tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash';

/** Makes a table `bench.<name>` with the columns, the partitions and the keys of the ledger's lines. */
export async function createLineTable(pool: pg.Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ partitions: string }>(
    "SELECT count(*) AS partitions FROM pg_inherits WHERE inhparent = 'ledger.line'::regclass",
  );
  const partitions = Number(rows[0]!.partitions);
  await pool.query(
    `CREATE SCHEMA IF NOT EXISTS bench;
     CREATE TABLE bench.${name} (LIKE ledger.line INCLUDING ALL) PARTITION BY HASH (tournament)`,
  );
  for (let remainder = 0; remainder < partitions; remainder++) {
    await pool.query(
      `CREATE TABLE bench.${name}_${remainder} PARTITION OF bench.${name} FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${remainder})`,
    );
  }
}

export async function emptyLineTable(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`TRUNCATE bench.${name}`);
}
