import { z } from 'zod';

/** A session of a tournament, as paired devices name it. */
export const sessionName = z.string().regex(/^[a-z0-9-]{1,36}$/i, 'session.malformed');

/** A table by its label in the hall: at most two capital letters, then its number. */
export const tableName = z.string().regex(/^[A-Z]{0,2}[0-9]{1,3}$/, 'table.malformed');

/** One table of one session of one tournament. */
export interface TablePlace {
  readonly tournament: string;
  readonly session: string;
  readonly table: string;
}
