import { UnknownEvent, type Ledger } from '#ledger';
import { inTransaction } from '#platform';
import type pg from 'pg';
import { liveCheckpoint, setStopped } from './checkpoints.js';
import type { AnyProjection } from '../projection/projection.js';
import { Projector } from './projector.js';

/**
 * Computes a projection of one tournament anew: the next generation is written beside the live one, catches up with
 * it, and then becomes the live one by one row. Readers see the old rows or the new ones, never a mixture.
 *
 * A try that fails leaves no generation behind.
 *
 * @param options.signal ends it after the page being written
 * @returns the generation that is live now
 * @throws UnknownEvent after noting it at the live checkpoint; the signal's reason
 */
export async function rebuild(options: {
  pool: pg.Pool;
  ledger: Ledger;
  projection: AnyProjection;
  tournament: string;
  signal?: AbortSignal;
}): Promise<number> {
  const { pool, ledger, projection, tournament, signal } = options;
  const live = await liveCheckpoint(pool, projection, tournament);
  const generation = await newGeneration(pool, projection, tournament);
  const projector = new Projector({ projection, pool, ledger });
  try {
    for (;;) {
      const { position } = await projector.catchUp(tournament, { generation, signal });
      signal?.throwIfAborted();
      if (await flip(pool, projection, { tournament, from: live.generation, to: generation, position })) {
        return generation;
      }
    }
  } catch (error) {
    // Noted first: what a failing discard leaves is cleared with the next flip, but a try not noted is repeated.
    if (error instanceof UnknownEvent) await setStopped(pool, live, error.message);
    await discard(pool, projection, tournament, generation);
    throw error;
  }
}

/** Rows of generations that are neither live nor being built are cleared with the next flip. */
async function newGeneration(pool: pg.Pool, projection: AnyProjection, tournament: string): Promise<number> {
  const { rows } = await pool.query<{ generation: number }>(
    `insert into projections.checkpoint (tournament, projection, generation, version)
     select $1, $2, coalesce(max(generation), 0) + 1, $3 from projections.checkpoint
     where tournament = $1 and projection = $2
     returning generation`,
    [tournament, projection.name, projection.version],
  );
  return rows[0]!.generation;
}

/** Makes a generation live when it has read at least as far as the one it replaces. */
async function flip(
  pool: pg.Pool,
  projection: AnyProjection,
  change: { tournament: string; from: number; to: number; position: number },
): Promise<boolean> {
  const { tournament, from, to, position } = change;
  return inTransaction(pool, async (client) => {
    // The live checkpoint's lock holds its projector back until the flip is done.
    const { rows } = await client.query<{ position: string }>(
      `select position from projections.checkpoint
       where tournament = $1 and projection = $2 and generation = $3 for update`,
      [tournament, projection.name, from],
    );
    if (rows[0] && Number(rows[0].position) > position) return false;
    const { rowCount } = await client.query(
      `update projections.live set generation = $4
       where tournament = $1 and projection = $2 and generation = $3`,
      [tournament, projection.name, from, to],
    );
    if (rowCount === 0)
      throw new Error(`${projection.name} of ${tournament} was rebuilt by someone else meanwhile.`);
    await client.query(
      'delete from projections.checkpoint where tournament = $1 and projection = $2 and generation < $3',
      [tournament, projection.name, to],
    );
    for (const table of projection.tables) {
      await client.query(`delete from ${table} where tournament = $1 and generation < $2`, [tournament, to]);
    }
    return true;
  });
}

/** Deletes a generation, unless it is live: a flip whose answer was lost may have been done. */
async function discard(
  pool: pg.Pool,
  projection: AnyProjection,
  tournament: string,
  generation: number,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `delete from projections.checkpoint c
       where tournament = $1 and projection = $2 and generation = $3
         and not exists (select from projections.live l
                         where (l.tournament, l.projection, l.generation) = (c.tournament, c.projection, c.generation))`,
      [tournament, projection.name, generation],
    );
    if (rowCount === 0) return;
    for (const table of projection.tables) {
      await client.query(`delete from ${table} where tournament = $1 and generation = $2`, [
        tournament,
        generation,
      ]);
    }
  });
}
