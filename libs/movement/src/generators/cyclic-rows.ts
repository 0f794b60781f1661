import type { Play } from '../movement/movement.js';
import { onCircle } from './two-winner.js';

/** What a table plays first: North-South, East-West, set. */
export type FirstPlay = readonly [ns: number, ew: number, set: number];

/**
 * The rows of a movement in which each pair follows the pair with the number below: after every round each number of
 * pair and set goes one up, round a circle of so many numbers. Pairs with higher numbers stay.
 */
export function cyclicRows(
  start: readonly FirstPlay[],
  { cycle, rounds }: { cycle: number; rounds: number },
): readonly (readonly Play[])[] {
  const pair = (number: number, round: number) =>
    String(number > cycle ? number : onCircle(number + round, cycle));
  return start.map(([ns, ew, set]) =>
    Array.from({ length: rounds }, (_, round) => ({
      ns: pair(ns, round),
      ew: pair(ew, round),
      set: onCircle(set + round, cycle),
    })),
  );
}
