import type { FirstPlay } from './cyclic-rows.js';

/** A Howell by its first round. */
export interface HowellStart {
  /** How many numbers of pairs and of sets go round. */
  readonly cycle: number;
  readonly start: readonly FirstPlay[];
  /** One more round, outside the cycle, that ends a complete movement. */
  readonly last?: readonly FirstPlay[];
}

/**
 * First rounds of Howell movements by the number of tables, found by exhaustive search. Each is as balanced as its
 * number of tables allows (2, 4, 6 and 8 tables: perfectly), and among these one with the fewest relays when the tables
 * are numbered so that boards go one table down. The last pair stays North-South at table 1, where set r lies in round r.
 *
 * Stored movements are made from them: they never change.
 */
export const howellStarts: Readonly<Record<number, HowellStart>> = {
  // Four pairs: while two of them play a board, only the other two can, so both tables play the same set.
  2: {
    cycle: 3,
    start: [
      [4, 1, 1],
      [2, 3, 1],
    ],
  },
  // Six pairs: any two ways of making five rounds, or five sets, out of the 15 meetings have three meetings in common
  // that are a round here and a set there. So one round is shared by all the tables, here the last; the others go
  // round without sharing.
  3: {
    cycle: 4,
    start: [
      [6, 1, 1],
      [3, 4, 2],
      [5, 2, 3],
    ],
    last: [
      [6, 5, 5],
      [1, 3, 5],
      [2, 4, 5],
    ],
  },
  4: {
    cycle: 7,
    start: [
      [8, 1, 1],
      [3, 7, 2],
      [6, 5, 3],
      [2, 4, 5],
    ],
  },
  5: {
    cycle: 9,
    start: [
      [10, 1, 1],
      [4, 3, 2],
      [9, 7, 3],
      [2, 6, 8],
      [5, 8, 9],
    ],
  },
  6: {
    cycle: 11,
    start: [
      [12, 1, 1],
      [7, 6, 2],
      [4, 10, 3],
      [8, 11, 5],
      [3, 5, 6],
      [2, 9, 11],
    ],
  },
  7: {
    cycle: 13,
    start: [
      [14, 1, 1],
      [3, 8, 2],
      [10, 6, 3],
      [12, 2, 4],
      [7, 13, 11],
      [9, 11, 12],
      [4, 5, 13],
    ],
  },
  8: {
    cycle: 15,
    start: [
      [16, 1, 1],
      [6, 3, 2],
      [12, 10, 3],
      [14, 15, 4],
      [11, 7, 5],
      [4, 9, 6],
      [5, 13, 8],
      [8, 2, 9],
    ],
  },
};
