import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** What the sides of a match that is void have in its basic method, before it becomes victory points. */
export interface VoidMatch {
  readonly nonOffending: Rational;
  readonly offending: Rational;
}

/**
 * A match of which less than half could be played, in percent of its matchpoints: average plus and average minus on half
 * the boards, rounded up, average on the others. EBU White Book 2025, 3.3.9.
 */
export function voidMatchPercents(boards: number): VoidMatch {
  const moved = Rational.of(10 * Math.ceil(boards / 2), boards);
  const average = Rational.of(50);
  return { nonOffending: average.add(moved), offending: average.sub(moved) };
}

/** The same in IMPs: 3 for each of half the boards, rounded up. EBU White Book 2025, 3.3.9. */
export function voidMatchImps(boards: number): VoidMatch {
  const imps = Rational.of(3 * Math.ceil(boards / 2));
  return { nonOffending: imps, offending: imps.negated() };
}

/**
 * What each team has of a match that is void because they sat wrongly: 40 % of the pool, or 60 % when it was the
 * director's error. EBU White Book 2025, 3.3.6.1.
 */
export function wronglySeated(pool: number, { directorsError = false } = {}): Rational {
  return Rational.of(pool * (directorsError ? 6 : 4), 10);
}

/** A match that a contestant cannot play because its opponents withdrew after half of an all-play-all event. */
export interface UnplayedMatch {
  readonly pool: number;
  /** The contestant's victory points a match over the event. */
  readonly ownAverage: RationalLike;
  /** Those of the opponents who withdrew. */
  readonly withdrawnAverage: RationalLike;
  /** Decimals of the unit of scoring, which fractions are resolved upward to; exact without them. */
  readonly decimals?: number;
}

/**
 * The best of the contestant's own average, what the average of the withdrawn opponents leaves, and 60 % of the pool.
 * EBU White Book 2025, 2.4.2.
 */
export function unplayedMatch({ pool, ownAverage, withdrawnAverage, decimals }: UnplayedMatch): Rational {
  const best = Rational.max(
    Rational.from(ownAverage),
    Rational.of(pool).sub(Rational.from(withdrawnAverage)),
    Rational.of(pool * 6, 10),
  );
  return decimals === undefined ? best : roundedUp(best, decimals);
}

function roundedUp(value: Rational, decimals: number): Rational {
  const nearest = value.roundHalfAwayFromZero(decimals);
  return nearest.compare(value) < 0 ? nearest.add(Rational.of(1n, 10n ** BigInt(decimals))) : nearest;
}
