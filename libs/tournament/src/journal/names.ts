import { z } from 'zod';
import { fault } from '#words';

/** A session of the tournament: `1`, `2`, ... */
export const sessionName = z.string().regex(/^[1-9]\d{0,2}$/, fault('session.malformed'));

/** A contest of several sessions: `1`, `2`, ... */
export const contestName = z.string().regex(/^[1-9]\d{0,2}$/, fault('contest.malformed'));

/** A knockout of several rounds: `1`, `2`, ... */
export const knockoutName = z.string().regex(/^[1-9]\d{0,2}$/, fault('knockout.malformed'));

/** A section of a session: one or two capital letters. */
export const sectionName = z.string().regex(/^[A-Z]{1,2}$/, fault('section.malformed'));

/** A table: its section and its number in it, `A7`. */
export const tableName = z.string().regex(/^[A-Z]{1,2}[1-9]\d{0,2}$/, fault('table.malformed'));

/**
 * A contestant of a session: section and number, with the line where the movement keeps two lines apart: `A-NS3`,
 * `A-7`. It is there from the movement on, with or without names.
 */
export const contestantName = z
  .string()
  .regex(/^[A-Z]{1,2}-(NS|EW)?[1-9]\d{0,3}$/, fault('contestant.malformed'));

/** A team of four in a session: section and number, `A-3`. Its pairs are the contestants `A-NS3` and `A-EW3`. */
export const teamName = z.string().regex(/^[A-Z]{1,2}-[1-9]\d{0,3}$/, fault('contestant.malformed'));

/** A round of a session, from 1. */
export const roundNumber = z.int().min(1).max(200);

/** The highest number that a board can have. */
export const LAST_BOARD = 999;

/** The number on a board, from 1. */
export const boardNumber = z.int().min(1).max(LAST_BOARD);

/** A copy of a board: 1 is made of the deal first, others stand beside it. */
export const copyNumber = z.int().min(1).max(50);

/** Boards that are dealt together and that sessions share: `1`, `2`, ... */
export const boardSetName = z.string().regex(/^[1-9]\d{0,2}$/, fault('board-set.malformed'));

/** Why a deal does not count and a board is dealt again (Law 6D, 1997). */
export const redealGround = z.enum(['6D1', '6D2', '6D3']);

/** Four at a table, clockwise. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export const seatName = z.enum(SEATS);
export type SeatName = z.infer<typeof seatName>;

/** The two sides of a table. */
export const SIDES = ['NS', 'EW'] as const;
export const sideName = z.enum(SIDES);
export type SideName = z.infer<typeof sideName>;

/** The two lines of a table, whose two may sit the other way round than they were announced. */
export const LINES = ['ns', 'ew'] as const;
export type LineName = (typeof LINES)[number];

/** Who sat where: a contestant at each seat. */
export const seating = z.strictObject({
  N: contestantName,
  E: contestantName,
  S: contestantName,
  W: contestantName,
});
export type Seating = z.infer<typeof seating>;

/** Who sits at a table: a contestant at each seat that is taken. */
export const seated = z.partialRecord(seatName, contestantName);
export type Seated = z.infer<typeof seated>;

/** One play of a board: where and when. */
export const playPlace = {
  session: sessionName,
  table: tableName,
  round: roundNumber,
  board: boardNumber,
} as const;

/** One play of a board: where and when. */
export interface PlayPlace {
  readonly session: string;
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** The number of a line on the sheet of a table, from 1. */
export const lineNumber = z.int().min(1).max(400);

/** The section of a table or of a contestant. */
export function sectionOf(name: string): string {
  return /^[A-Z]+/.exec(name)![0];
}
