import type pg from 'pg';
import type { TournamentsOfPlayer } from '#access';
import type { Ledger } from '#ledger';
import { journal, NotYetProjected, play, type Waiting } from '#projections';

/** How controllers ask for the tournaments in which somebody has a part. */
export const TOURNAMENTS_OF_PLAYER = Symbol('TournamentsOfPlayer');

interface Read {
  readonly pool: pg.Pool;
  readonly ledger: Ledger;
  readonly waiting: Waiting;
}

/**
 * Tournaments that name somebody among their entries or in a session, drafts too. A tournament counts as made by
 * whoever wrote its first line, or imported its journal here: the lines of an imported journal may have been written by
 * others. Rows follow the journals a moment later: those of tournaments with a name of their own for the player are waited
 * for.
 */
export function tournamentsOfPlayer(core: () => Read): TournamentsOfPlayer {
  return async (ids) => {
    const { pool } = core();
    const { rows: named } = await pool.query<{ tournament: string }>(
      `SELECT DISTINCT tournament FROM access.name_in_tournament WHERE player = ANY ($1)`,
      [ids],
    );
    await Promise.all(named.map(({ tournament }) => rowsUpToDate(core(), tournament)));
    const { rows } = await pool.query<{ tournament: string; madeBy: string | null }>(
      `SELECT part.tournament,
              (SELECT j.actor FROM projections.journal j
                WHERE j.tournament = part.tournament AND (j.position = 1 OR j.type = 'tournament.brought')
                ORDER BY j.position DESC LIMIT 1) AS "madeBy"
         FROM (SELECT DISTINCT tournament FROM projections.participant WHERE person = ANY ($1)) part`,
      [ids],
    );
    return rows;
  };
}

async function rowsUpToDate({ ledger, waiting }: Read, tournament: string): Promise<void> {
  const position = (await ledger.head(tournament))?.position ?? 0;
  try {
    for (const projection of [journal, play]) {
      // oxlint-disable-next-line no-await-in-loop -- they are brought up to date one after the other
      await waiting.until(projection, tournament, position);
    }
  } catch (error) {
    // A journal that cannot be read on counts as far as it was read.
    if (!(error instanceof NotYetProjected)) throw error;
  }
}
