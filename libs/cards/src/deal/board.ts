import { SEATS, type Seat, type Side } from './seat.js';

/** Who is vulnerable on a board. */
export type Vulnerability = 'none' | Side | 'both';

const CYCLE: readonly Vulnerability[] = ['none', 'NS', 'EW', 'both'];

/**
 * The dealer of a board: North on board 1, then clockwise. Law 2.
 *
 * @param board its number, any from 1
 * @throws RangeError when no board can have this number
 */
export function dealerOf(board: number): Seat {
  return SEATS[placeOf(board) % 4]!;
}

/**
 * The vulnerability of a board. Law 2: a cycle of 16 boards, in which each four begin one step later than the four
 * before, so that every dealer meets every vulnerability.
 *
 * @param board its number, any from 1
 * @throws RangeError when no board can have this number
 */
export function vulnerabilityOf(board: number): Vulnerability {
  const place = placeOf(board) % 16;
  return CYCLE[(place + Math.floor(place / 4)) % 4]!;
}

function placeOf(board: number): number {
  if (!Number.isSafeInteger(board) || board < 1) throw new RangeError(`There is no board ${board}.`);
  return board - 1;
}
