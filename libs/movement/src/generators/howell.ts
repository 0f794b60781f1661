import type { Movement, Play } from '../movement/movement.js';
import { MovementRefused, roundsOf, tablesOf } from '../movement/refusal.js';
import { cyclicRows, storedHowell, type FirstPlay, type HowellRows } from './stored-howell.js';
import { stationaryIn } from './rows.js';

/** What a Howell is asked for with. */
export interface HowellOptions {
  /** 2 to 24. */
  readonly tables: number;
  /** Up to 2T - 1, which is the complete movement: everybody meets everybody. Fewer are the first of them. */
  readonly rounds?: number;
  /** Half a table: the number of the pair that is missing. */
  readonly phantom?: number;
}

/**
 * The Howell movement: one winner; each pair meets each other pair once and plays every set once. The pair 2T stays
 * at table 1, each other follows the pair with the number below, boards go one table down. At 2 tables both play the
 * same set in each round; at 3 tables all share the boards of the fifth round, and pair 5 stays at table 3 until then.
 * At 14 tables numbers don't follow each other round one circle.
 *
 * All are as balanced as they can be: perfectly at an even number of tables, at an odd number with a quality of
 * 100 T(T - 1) / (T(T - 1) + 4); at 20 tables no perfect one is known.
 *
 * @throws MovementRefused for fewer than 2 or more than 24 tables.
 */
export function howell({ tables, rounds: wanted, phantom }: HowellOptions): Movement {
  tablesOf(tables, { least: 2, most: 24 });
  const rounds = roundsOf(wanted ?? 2 * tables - 1, { most: 2 * tables - 1 });
  if (phantom !== undefined && !(Number.isInteger(phantom) && phantom >= 1 && phantom <= 2 * tables)) {
    throw new MovementRefused({ code: 'movement.phantom-unknown', phantom: String(phantom) });
  }
  const rows = howellStarts[tables]
    ? startedRows(howellStarts[tables], rounds)
    : storedHowell(tables, 2 * tables - 1)!.map((row) => row.slice(0, rounds));
  return {
    name: 'howell',
    tables,
    rounds,
    sets: Math.max(...rows.flatMap((row) => row.map(({ set }) => set))),
    winners: 1,
    rows,
    ...(phantom !== undefined && { phantom: String(phantom) }),
    stationary: stationaryIn(rows).filter((pair) => pair !== String(phantom)),
  };
}

function startedRows({ cycle, start, last }: HowellStart, rounds: number): HowellRows {
  const turning = cyclicRows(start, { cycle, rounds: Math.min(rounds, cycle) });
  const ending = last && rounds > cycle ? last : [];
  return turning.map((row, table): readonly Play[] => {
    const end = ending[table];
    return end ? [...row, { ns: String(end[0]), ew: String(end[1]), set: end[2] }] : row;
  });
}

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
const howellStarts: Readonly<Record<number, HowellStart>> = {
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
