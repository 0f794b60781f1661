import { Rational } from '../arithmetic/rational.js';
import type { TeamMethod } from './team-method.js';
import { usualBye } from './bye.js';

/** What a team has for a match that its opponents did not play, and why. The opponents have nothing. */
export interface WalkOver {
  readonly points: Rational;
  /**
   * - bye: as much as a bye.
   * - own-average: what it has in its other matches on average.
   * - others-average: what the other opponents of the missing team have against it on average.
   */
  readonly why: 'bye' | 'own-average' | 'others-average';
}

/**
 * What a team has for a walk-over: the best of a bye (12 of 20 victory points), its own average, and what others have
 * against the missing team on average; as the World Bridge Federation's general conditions of contest have it, and by
 * usual practice in other units.
 *
 * @param boards how many the match would have had
 * @param own what the team has in its other matches that are over
 * @param others what other teams have against the missing one
 * @param half of a match of three teams: what the others are compared with is of half matches, too
 */
export function walkOver(
  method: Pick<TeamMethod, 'match' | 'result'>,
  boards: number,
  own: readonly Rational[],
  others: readonly Rational[],
  half = false,
): WalkOver {
  const worth: WalkOver[] = [
    { points: usualBye(method, boards, half).points, why: 'bye' },
    ...(own.length > 0 ? [{ points: meanOf(own), why: 'own-average' as const }] : []),
    ...(others.length > 0 ? [{ points: meanOf(others), why: 'others-average' as const }] : []),
  ];
  return worth.reduce((best, one) => (one.points.compare(best.points) > 0 ? one : best));
}

function meanOf(values: readonly Rational[]): Rational {
  return Rational.sum(values).div(Rational.of(values.length));
}
