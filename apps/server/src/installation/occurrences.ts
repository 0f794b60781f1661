import type { TournamentRole } from '#tournament';
import type pg from 'pg';

/** Where journals mention somebody. */
export interface Occurrence {
  readonly tournament: string;
  readonly name: string | null;
  /** Of a player: the name that the tournament has of its own for them; null: it calls them as their record does. */
  readonly called: string | null;
  readonly roles: readonly TournamentRole[];
  /** Lines that name one of the ids, and lines that one of them wrote. */
  readonly named: number;
  readonly wrote: number;
}

/** A free text that has a word of the name in it. */
export interface NamingText {
  readonly tournament: string;
  readonly name: string | null;
  readonly text: string;
  readonly content: string;
}

const MOST_TEXTS = 200;
const SHORTEST_WORD = 4;

/**
 * The tournaments whose journals mention somebody, or which have a name of their own for them.
 *
 * @param ids of all records of the same person
 */
export async function occurrencesOf(pool: pg.Pool, ids: readonly string[]): Promise<Occurrence[]> {
  const { rows } = await pool.query<Occurrence>(
    `WITH lines AS (
       SELECT tournament,
         count(*) FILTER (WHERE data::text LIKE ANY ($2) OR director_data::text LIKE ANY ($2))::integer AS named,
         count(*) FILTER (WHERE actor = ANY ($3))::integer AS wrote
       FROM projections.journal
       WHERE actor = ANY ($3) OR data::text LIKE ANY ($2) OR director_data::text LIKE ANY ($2) GROUP BY tournament
     ), roles AS (
       SELECT tournament, array_agg(DISTINCT role ORDER BY role) AS roles FROM projections.role
       WHERE person = ANY ($1) GROUP BY 1
     ), names AS (
       SELECT tournament, string_agg(DISTINCT name, ', ' ORDER BY name) AS called FROM access.name_in_tournament
       WHERE player = ANY ($1) GROUP BY 1
     )
     SELECT tournament, t.name, n.called, coalesce(r.roles, '{}') AS roles, coalesce(l.named, 0) AS named,
       coalesce(l.wrote, 0) AS wrote
     FROM lines l FULL JOIN roles r USING (tournament) FULL JOIN names n USING (tournament)
     LEFT JOIN projections.tournament t USING (tournament)
     ORDER BY t.created_at DESC NULLS LAST, tournament`,
    [ids, ids.map((id) => `%${id}%`), ids.map((id) => `person:${id}`)],
  );
  return rows;
}

/** The free texts in which a name, or a long word of it, stands; they are erased one by one. */
export async function textsNaming(pool: pg.Pool, names: readonly string[]): Promise<NamingText[]> {
  const words = names.flatMap((name) => [
    name,
    ...name.split(/\s+/).filter((word) => word.length >= SHORTEST_WORD),
  ]);
  if (words.length === 0) return [];
  const patterns = [...new Set(words)].map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await pool.query<NamingText>(
    `SELECT x.tournament, t.name, x.id AS text, x.text AS content FROM ledger.text x
     LEFT JOIN projections.tournament t USING (tournament)
     WHERE x.text ILIKE ANY ($1) ORDER BY t.name, x.id LIMIT $2`,
    [patterns, MOST_TEXTS],
  );
  return rows;
}
