import { SEATS, type Seat } from '#cards';
import type { Meeting } from '../seats.js';

/** A table at which three or four sit, each for himself. */
export interface TableOfPlayers {
  /** From 1. */
  readonly table: number;
  /**
   * Clockwise from North, who deals first: North, East, South and of four West.
   *
   * Of three West stays empty. The deal goes round North, East, South, so that after each full circle the empty seat is on
   * the left of who has just dealt: there a late fourth sits down and deals next (Preferans Code 3.1.2), and nobody moves.
   */
  readonly players: readonly string[];
}

/** A round: all its tables. */
export type RoundOfPlayers = readonly TableOfPlayers[];

/** A player who is to be drawn. */
export interface PlayerToDraw {
  readonly player: string;
  /** His team, or whatever else: two with one in common do not meet where there is a draw without that. */
  readonly groups?: readonly string[];
}

/** Who deals first at a table: the one who sat down first (Preferans Code 3.2.1, footnote 9). */
export const FIRST_DEALER: Seat = SEATS[0];

/** The table as movements have it: each for himself. */
export function meetingAt({ players }: Pick<TableOfPlayers, 'players'>): Meeting {
  const [north, east, south, west] = players;
  const meeting = { ns: north!, ew: east! };
  return west === undefined ? { ...meeting, south } : { ...meeting, partners: { ns: south!, ew: west } };
}
