import { artificialPercent } from './artificial-matchpoints.js';
import { artificialImps, impsOfPercent } from './artificial-imps.js';
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
