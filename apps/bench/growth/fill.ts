import type pg from 'pg';
import { projections } from '#projections';

/** Entries of each tournament that fills the ledger. */
export const ENTRIES = 1_000;
/** Tournaments that are written in one transaction. */
const TOGETHER = 500;

/**
 * Fills a database with tournaments nobody has played, of as many entries and in the shape that the program writes: all open,
 * projected, and each with a command. Their chains do not hold.
 *
 * @param told told how many entries there are
 */
export async function fill(pool: pg.Pool, entries: number, told: (entries: number) => void): Promise<void> {
  const tournaments = Math.ceil(entries / ENTRIES);
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0; SET synchronous_commit = off; SET work_mem = '256MB'");
    for (let first = 1; first <= tournaments; first += TOGETHER) {
      const last = Math.min(first + TOGETHER - 1, tournaments);
      await client.query('BEGIN');
      for (const text of statements()) await client.query(text, [first, last]);
      await client.query('COMMIT');
      told(last * ENTRIES);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}

/** Each is given the numbers of the first and of the last tournament. */
function statements(): string[] {
  const tournaments = `(SELECT b, md5('tournament ' || b)::uuid AS tournament FROM generate_series($1::int, $2::int) b) t`;
  const entries = `${tournaments}, generate_series(1, ${ENTRIES}) p`;
  const command = `md5(t.b || ' ' || p)::uuid`;
  const payload = `'{"name":"Evening ' || t.b || ', renamed the ' || p || 'th time"}'`;
  const actor = `'person:00000000-0000-4000-8000-000000000001'`;
  return [
    `INSERT INTO ledger.book (tournament, position, time, hash)
     SELECT tournament, ${ENTRIES}, 1, sha256('') FROM ${tournaments}`,
    `INSERT INTO ledger.line
       (tournament, position, version, time, schema, command, stream, type, actor, payload, metadata, hash)
     SELECT tournament, p, p, 1, 1, ${command}, 'tournament', 'tournament.renamed', ${actor}, ${payload}, '{}',
       sha256(int4send(p)) FROM ${entries}`,
    `INSERT INTO ledger.command (tournament, command, actor, position, body, answer)
     SELECT tournament, ${command}, ${actor}, p, sha256(int4send(p)), '{}' FROM ${entries}`,
    `INSERT INTO projections.journal_row (tournament, generation, position, time, type, actor, audience, data)
     SELECT tournament, 1, p, 1, 'tournament.renamed', ${actor}, 'public', (${payload})::jsonb FROM ${entries}`,
    ...projections.flatMap(({ name, version }) => [
      `INSERT INTO projections.checkpoint (tournament, projection, generation, version, position)
       SELECT tournament, '${name}', 1, ${version}, ${ENTRIES} FROM ${tournaments}`,
      `INSERT INTO projections.live (tournament, projection, generation)
       SELECT tournament, '${name}', 1 FROM ${tournaments}`,
    ]),
  ];
}
