import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** How a handicap is found for those who play together. Plain data. */
export type HandicapRegulation =
  /** Each has one, and they are added up: rhayader.welshbridgewebs.net, Handicaps. */
  | { readonly kind: 'sum' }
  /** What the mean of their usual percentages lacks to a par of 50 %, or whatever part of it counts. */
  | { readonly kind: 'to-par'; readonly par: RationalLike; readonly part?: RationalLike };

/**
 * The percentage points that are added to a result.
 *
 * @param players of each player: the handicap, or the usual percentage
 */
export function handicapOf(regulation: HandicapRegulation, players: readonly RationalLike[]): Rational {
  if (players.length === 0) return Rational.ZERO;
  const sum = Rational.sum(players.map((one) => Rational.from(one)));
  if (regulation.kind === 'sum') return sum;
  const lacking = Rational.from(regulation.par).sub(sum.div(Rational.of(players.length)));
  return lacking.mul(Rational.from(regulation.part ?? 1));
}

/** A result with its handicap, in percent. */
export function withHandicap(percent: RationalLike, handicap: Rational): Rational {
  return Rational.from(percent).add(handicap);
}
