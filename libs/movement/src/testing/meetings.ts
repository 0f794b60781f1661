import { SEATS, type Seat } from '#cards';
import type { Meeting } from '../movement/seats.js';
import type { TableOfPlayers } from '../tables-of-players/table-of-players.js';

/** Who deals first at a table: the one who sat down first (Preferans Code 3.2.1, footnote 9). */
export const FIRST_DEALER: Seat = SEATS[0];

/** The table as movements have it: each for himself. */
export function meetingAt({ players }: Pick<TableOfPlayers, 'players'>): Meeting {
  const [north, east, south, west] = players;
  const meeting = { ns: north!, ew: east! };
  return west === undefined ? { ...meeting, south } : { ...meeting, partners: { ns: south!, ew: west } };
}
