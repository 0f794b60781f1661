import { contestantsOf } from '../movement/contestants.js';
import { playsOf, type Movement, type PlacedPlay } from '../movement/movement.js';

/** How far a movement lets everybody compete with everybody, in whole numbers. */
export interface CompetitionQuality {
  /** S: over all pairs of contestants, how much they compete. */
  readonly sum: number;
  /** SS: the sum of the squares. */
  readonly sumOfSquares: number;
  /** N: how many pairs of contestants there are. */
  readonly pairings: number;
  /** Q = 100 S² / (N SS): 100 where all compete equally, not rounded; null where nobody competes. */
  readonly percent: number | null;
}

/**
 * Takes note that two contestants compete on a set.
 *
 * @param one and `other`: their places in the order of contestantsOf; each plays the set in a round of its own.
 * @param weight how much: same direction +1, opposite directions -1, opponents at one table t - 1.
 */
export type Comparing = (
  one: number,
  other: number,
  weight: number,
  roundOfOne: number,
  roundOfOther: number,
) => void;

/**
 * Goes through who competes with whom on which set, by Manning's measure: over a board played t times, contestants in
 * the same direction count +1, those in opposite directions at different tables -1, opponents at one table t - 1.
 */
export function eachComparison(movement: Movement, compare: Comparing): void {
  const place = new Map(contestantsOf(movement).map(({ contestant }, index) => [contestant, index]));
  const sets = new Map<number, PlacedPlay[]>();
  for (const play of playsOf(movement)) {
    if (play.sitOut) continue;
    const plays = sets.get(play.set);
    if (plays) plays.push(play);
    else sets.set(play.set, [play]);
  }
  for (const plays of sets.values()) {
    const seats = plays.map(({ ns, ew, round }) => ({ ns: place.get(ns)!, ew: place.get(ew)!, round }));
    for (const [index, { ns, ew, round }] of seats.entries()) {
      compare(ns, ew, plays.length - 1, round, round);
      for (let later = index + 1; later < seats.length; later++) {
        const other = seats[later]!;
        compare(ns, other.ns, 1, round, other.round);
        compare(ew, other.ew, 1, round, other.round);
        compare(ns, other.ew, -1, round, other.round);
        compare(ew, other.ns, -1, round, other.round);
      }
    }
  }
}

/** The figure Q with the whole numbers that it is made of: N, S and SS. */
export function qualityOf(contestants: number, sum: number, sumOfSquares: number): CompetitionQuality {
  const pairings = (contestants * (contestants - 1)) / 2;
  const percent = sum > 0 ? (100 * sum * sum) / (pairings * sumOfSquares) : null;
  return { sum, sumOfSquares, pairings, percent };
}

/** The quality of a movement. Who nobody is, doesn't compete. */
export function competitionQuality(movement: Movement): CompetitionQuality {
  const contestants = contestantsOf(movement).length;
  const matrix = new Int32Array(contestants * contestants);
  let sum = 0;
  eachComparison(movement, (one, other, weight) => {
    matrix[cellOf(one, other, contestants)]! += weight;
    sum += weight;
  });
  return qualityOf(
    contestants,
    sum,
    matrix.reduce((squares, weight) => squares + weight * weight, 0),
  );
}

/** Where a matrix of so many contestants has what two of them compete, in whichever order. */
export function cellOf(one: number, other: number, contestants: number): number {
  return one < other ? one * contestants + other : other * contestants + one;
}
