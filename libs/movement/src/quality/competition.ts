import { grouped } from '#cards';
import { contestantsOf } from '../movement/contestants.js';
import { playsOf, type Movement } from '../movement/movement.js';

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
  const played = playsOf(movement).filter(({ sitOut }) => !sitOut);
  for (const plays of grouped(played, ({ set }) => set).values()) {
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

/**
 * How equally contestants compete with the others of their line, of 100: the quality of a movement with two winners, as
 * Q is of one with one winner, but only over pairs who are ranked together. The worse of the two lines counts.
 *
 * @returns null where nobody competes.
 */
export function lineQuality(movement: Movement): number | null {
  const contestants = contestantsOf(movement);
  const count = contestants.length;
  const matrix = new Int32Array(count * count);
  eachComparison(movement, (one, other, weight) => {
    matrix[cellOf(one, other, count)]! += weight;
  });
  const lines = (['NS', 'EW'] as const).map((line) => {
    const places = contestants.flatMap((contestant, place) => (contestant.line === line ? [place] : []));
    let [sum, squares] = [0, 0];
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const weight = matrix[cellOf(one, other, count)]!;
        sum += weight;
        squares += weight * weight;
      }
    }
    return qualityOf(places.length, sum, squares).percent;
  });
  return lines.includes(null) ? null : Math.min(...(lines as number[]));
}

/** Whom the pairs of a movement meet at their tables. */
export type Meets =
  /** Each pair meets each other. */
  | { readonly kind: 'everybody' }
  /** Each pair of one line meets each of the other. */
  | { readonly kind: 'other-line' }
  /** Each pair meets so many others at least and at most. */
  | { readonly kind: 'some'; readonly least: number; readonly most: number };

/** Whom the pairs of a movement meet: the missing pair is nobody. */
export function meetsOf(movement: Movement): Meets {
  const met = new Map<string, Set<string>>(
    contestantsOf(movement).map(({ contestant }) => [contestant, new Set()]),
  );
  for (const { ns, ew, sitOut } of playsOf(movement)) {
    if (sitOut) continue;
    met.get(ns)?.add(ew);
    met.get(ew)?.add(ns);
  }
  const counts = [...met.values()].map(({ size }) => size);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === met.size - 1) return { kind: 'everybody' };
  const lines = contestantsOf(movement);
  const isOtherLine = lines.every(
    ({ contestant, line }) =>
      met.get(contestant)!.size === lines.filter((other) => other.line !== line).length,
  );
  return movement.winners === 2 && isOtherLine ? { kind: 'other-line' } : { kind: 'some', least, most };
}
