import type { ArtificialScore } from '../board/board-field.js';
import { Rational } from '../arithmetic/rational.js';
import { type SessionGuarantee, guaranteed } from './artificial-matchpoints.js';

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
