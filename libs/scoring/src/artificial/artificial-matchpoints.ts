import type { ArtificialScore } from '../board/board-field.js';
import { Rational } from '../arithmetic/rational.js';

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
