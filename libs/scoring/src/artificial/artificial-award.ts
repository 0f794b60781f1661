import type {
  AwardInImps,
  AwardOfTop,
  BecauseArtificial,
  ArtificialScore,
  Rounding,
} from '../board/board-field.js';
import type { UncomparedResult } from '../board/line-scores.js';
import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** An award that is compared with nothing, by a method with a top. */
export type UncomparedOfTop = Exclude<AwardOfTop<object>, { readonly kind: 'scored' }>;

/** An award that is compared with nothing, in IMPs. */
export type UncomparedInImps = Exclude<AwardInImps<object>, { readonly kind: 'scored' }>;

/** The points, rounded as awards are. */
export function rounded(points: Rational, { decimals }: Rounding): Rational {
  return decimals === undefined ? points : points.roundHalfAwayFromZero(decimals);
}

/** A percentage of the top, rounded as awards are. */
export function partOfTop(percent: RationalLike, top: Rational, rounding: Rounding): Rational {
  return rounded(Rational.from(percent).mul(top).div(Rational.of(100)), rounding);
}

/** An artificial score out of a top, as it is without the contestant's session. Law 12C2(a) and (b) (2017). */
export function artificialOfTop(
  award: ArtificialScore,
  because: BecauseArtificial,
  top: Rational,
  rounding: Rounding,
): UncomparedOfTop {
  const percent = artificialPercent(award, undefined, 'none');
  return { kind: 'artificial', award, because, points: partOfTop(percent, top, rounding), top, percent };
}

/** What a result that is not compared has out of a top. */
export function uncomparedOfTop(
  result: UncomparedResult,
  top: Rational,
  rounding: Rounding,
): UncomparedOfTop {
  switch (result.kind) {
    case 'artificial':
      return artificialOfTop(result.award, 'ruling', top, rounding);
    case 'percentage': {
      const percent = Rational.from(result.percent);
      return { kind: 'percentage', points: partOfTop(percent, top, rounding), top, percent };
    }
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return result satisfies never;
  }
}

/**
 * An artificial score in IMPs, as it is without the contestant's session.
 *
 * @param unit how many IMPs of the method one IMP is: the comparisons of a full board where they are summed up, else 1
 */
export function artificialInImps(
  award: ArtificialScore,
  because: BecauseArtificial,
  unit: Rational,
  rounding: Rounding,
): UncomparedInImps {
  const flat = rounded(artificialImps(award, undefined, 'none', unit), rounding);
  return { kind: 'artificial', award, because, points: flat, flat };
}

/** What a result that is not compared has in IMPs. */
export function uncomparedInImps(
  result: UncomparedResult,
  unit: Rational,
  rounding: Rounding,
): UncomparedInImps {
  switch (result.kind) {
    case 'artificial':
      return artificialInImps(result.award, 'ruling', unit, rounding);
    case 'percentage': {
      const percent = Rational.from(result.percent);
      return { kind: 'percentage', points: rounded(impsOfPercent(percent, unit), rounding), percent };
    }
    case 'not-played':
      return { kind: 'not-played' };
    default:
      return result satisfies never;
  }
}

const IMPS: Readonly<Record<ArtificialScore, Rational>> = {
  'ave+': Rational.of(3),
  ave: Rational.ZERO,
  'ave-': Rational.of(-3),
};

/**
 * The IMPs that an artificial score is worth to a contestant: 3, 0 and -3. Law 12C2(b) (2017), Law 86A (before). Who
 * does better or worse than that on average keeps this average as far as the guarantee goes. Law 12C2(c), Law 88.
 *
 * @param own the contestant's IMPs a board on the other boards of the session, in the method's unit, if there are any
 * @param unit how many IMPs of the method one IMP is: the comparisons of a full board where they are summed up, else 1
 */
export function artificialImps(
  award: ArtificialScore,
  own: Rational | undefined,
  guarantee: SessionGuarantee,
  unit: Rational = Rational.ONE,
): Rational {
  return guaranteed(award, IMPS[award].mul(unit), own, guarantee);
}

/**
 * The IMPs of an award in percent. Law 12C2(b) (2017) equals 60, 50 and 40 % to 3, 0 and -3 IMPs; others are on the
 * line through these three.
 */
export function impsOfPercent(percent: Rational, unit: Rational = Rational.ONE): Rational {
  return percent.sub(Rational.of(50)).mul(Rational.of(3, 10)).mul(unit);
}

/**
 * When a contestant's own session moves an artificial score.
 * - law-12c2c: average plus is at least the contestant's percentage on the other boards of the session, average minus
 *   at most. Law 12C2(c) (2007, 2017).
 * - law-88: average plus only. Law 88 (1987, 1997).
 * - none: 60, 50 and 40 %.
 */
export type SessionGuarantee = 'law-12c2c' | 'law-88' | 'none';

const PERCENT: Readonly<Record<ArtificialScore, Rational>> = {
  'ave+': Rational.of(60),
  ave: Rational.of(50),
  'ave-': Rational.of(40),
};

/**
 * The percentage that an artificial score is worth to a contestant.
 *
 * @param own the contestant's percentage on the other boards of the session, if there are any
 */
export function artificialPercent(
  award: ArtificialScore,
  own: Rational | undefined,
  guarantee: SessionGuarantee,
): Rational {
  return guaranteed(award, PERCENT[award], own, guarantee);
}

/**
 * What an artificial score is worth to a contestant who has something else on the other boards of the session.
 *
 * @param flat what it is worth without the session, in the unit of `own`
 */
export function guaranteed(
  award: ArtificialScore,
  flat: Rational,
  own: Rational | undefined,
  guarantee: SessionGuarantee,
): Rational {
  if (own === undefined || guarantee === 'none') return flat;
  if (award === 'ave+') return Rational.max(flat, own);
  if (award === 'ave-' && guarantee === 'law-12c2c') return Rational.min(flat, own);
  return flat;
}
