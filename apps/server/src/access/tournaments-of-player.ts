import type pg from 'pg';
import type { TournamentsOfPlayer } from '#access';

/** How controllers ask for the tournaments in which somebody has a part. */
export const TOURNAMENTS_OF_PLAYER = Symbol('TournamentsOfPlayer');

/**
 * Tournaments that name somebody among their entries or in a session, drafts too. A tournament counts as made by
 * whoever wrote its first line, or imported its journal here: the lines of an imported journal may have been written by
 * others.
 */
export function tournamentsOfPlayer(pool: pg.Pool): TournamentsOfPlayer {
  return async (ids) => {
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
