import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const SCRIPT = fileURLToPath(new URL('../../../../deploy/citus.sql', import.meta.url));
/** What the script calls of Citus: notes what is distributed. */
const STANDING_IN = `
  CREATE TABLE distributed (what text, key text);
  CREATE FUNCTION create_distributed_table(name text, key text, colocate_with text DEFAULT 'default') RETURNS void
    LANGUAGE sql AS 'INSERT INTO distributed VALUES (name, key)';
  CREATE FUNCTION create_distributed_function(name text, key text, colocate_with text) RETURNS void
    LANGUAGE sql AS 'INSERT INTO distributed VALUES (split_part(name, ''('', 1), key)';
  CREATE FUNCTION create_reference_table(name text) RETURNS void
    LANGUAGE sql AS 'INSERT INTO distributed VALUES (name, NULL)';
`;

/**
 * Runs the script for Citus on a database that has no Citus: its tables become plain, its function appends to one journal,
 * and the table `distributed` says what Citus would have been asked for.
 */
export async function distribute(pool: pg.Pool): Promise<void> {
  await pool.query(STANDING_IN);
  await pool.query(await readFile(SCRIPT, 'utf8'));
}
