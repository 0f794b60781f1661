import { Rational } from '../arithmetic/rational.js';
import type { BoardAMatchRegulation } from './regulation.js';

export type BoardOutcome = 'won' | 'tied' | 'lost';

const HALF_WINS: Readonly<Record<BoardOutcome, number>> = { won: 2, tied: 1, lost: 0 };

/** What a board is to the side that has so many points more than the other table. */
export function boardOutcome(
  difference: number,
  { tieUpTo }: Pick<BoardAMatchRegulation, 'tieUpTo'>,
): BoardOutcome {
  if (Math.abs(difference) <= tieUpTo) return 'tied';
  return difference > 0 ? 'won' : 'lost';
}

/** What an outcome is worth: 2, 1 and 0, or 1, 1/2 and 0. */
export function outcomePoints(
  outcome: BoardOutcome,
  { scale }: Pick<BoardAMatchRegulation, 'scale'>,
): Rational {
  return Rational.of(HALF_WINS[outcome], scale === 'double' ? 1 : 2);
}
