import type pg from 'pg';

/** What holds for the whole database. */
export interface Installation {
  /** Another one after a backup was restored. */
  readonly epoch: number;
  /** Whether the journals lie on several nodes. */
  readonly distributed: boolean;
}

export async function readInstallation(pool: Pick<pg.ClientBase, 'query'>): Promise<Installation> {
  const { rows } = await pool.query<{ epoch: string; distributed: boolean }>(
    'SELECT epoch, distributed FROM ledger.installation',
  );
  const { epoch, distributed } = rows[0]!;
  return { epoch: Number(epoch), distributed };
}
