import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** A match of a Swiss event against other opponents than the draw should have given. */
export interface Mismatch {
  /** Whether these opponents have more or fewer points than the right ones. */
  readonly opponents: 'higher' | 'lower';
  /** Whether the mismatch is the contestant's own fault. */
  readonly ownFault: boolean;
  /** Victory points of a match: 20, or 10 in a half match. */
  readonly pool?: number;
}

/**
 * Whether a wrong draw is a mismatch: the scores of the actual and of the right opponents are more than a quarter of the
 * pool apart, 5 victory points of 20. EBU White Book 2025, 3.5.1.
 */
export function isMismatch(actual: RationalLike, right: RationalLike, pool = 20): boolean {
  const difference = Rational.from(actual).sub(Rational.from(right));
  const size = Rational.max(difference, difference.negated());
  return size.compare(Rational.of(pool, 4)) > 0;
}

/**
 * What a match counts for a mismatched contestant: against higher opponents by no fault of its own a quarter of the pool
 * and 3/4 of what it scored; against lower ones by its own fault a quarter less of what exceeds a quarter of the pool;
 * else what it scored. EBU White Book 2025, 3.5.2.
 *
 * @param actual the victory points that it scored
 */
export function mismatchedScore(
  actual: RationalLike,
  { opponents, ownFault, pool = 20 }: Mismatch,
): Rational {
  const scored = Rational.from(actual);
  const quarter = Rational.of(pool, 4);
  if (opponents === 'higher' && !ownFault) return quarter.add(scored.mul(Rational.of(3, 4)));
  if (opponents === 'lower' && ownFault) {
    const excess = Rational.max(Rational.ZERO, scored.sub(quarter));
    return scored.sub(excess.div(Rational.of(4)));
  }
  return scored;
}
