import type pg from 'pg';

/** The epoch of the database: another one after a backup was restored. */
export async function readEpoch(pool: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ epoch: string }>('SELECT epoch FROM ledger.installation');
  return Number(rows[0]!.epoch);
}
