import type pg from 'pg';
import { tournaments } from '../tournaments/tournaments.js';

/**
 * The tournaments in which a person may hold a role, by their rows, and those whose rows do not show their whole
 * journal yet. Ask the journal of each before deciding by it.
 */
export async function whereRolesMayBeHeld(pool: pg.Pool, person: string): Promise<string[]> {
  const { rows } = await pool.query<{ tournament: string }>(
    `select r.tournament from projections.role r where r.person = $1
     union
     select b.tournament from ledger.book b
     left join projections.live l on (l.tournament, l.projection) = (b.tournament, $2)
     left join projections.checkpoint c
       on (c.tournament, c.projection, c.generation) = (l.tournament, l.projection, l.generation)
     where c.position is null or c.position < b.position`,
    [person, tournaments.name],
  );
  return rows.map(({ tournament }) => tournament);
}
