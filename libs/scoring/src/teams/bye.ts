import { Rational } from '../arithmetic/rational.js';
import { teamMatch, type TeamScore } from './team-match.js';
import type { TeamMethod } from './team-method.js';
import { worthOf } from './team-standing.js';
import { teamUnit } from './regulation.js';
import { percentageVictoryPoints, victoryPoints } from '../vp/victory-points.js';
import type { VpMatch, VpScale } from '../vp/vp-scale.js';

/**
 * What a bye is worth where the event says nothing: 12 of 20 victory points, as the White Book of the English Bridge
 * Union has it, and by usual practice the same part of other scales and of boards with a top; where a win is worth so
 * much by whatever margin, a win.
 *
 * @param boards how many the match would have had
 * @param half of a match of three teams: only one of its half matches is missing
 */
export function usualBye(
  method: Pick<TeamMethod, 'match' | 'result'>,
  boards: number,
  half = false,
): ByeWorth {
  const { match, result } = method;
  if (result === 'victory-points' && match.vp) return byeOnScale(match.vp, { boards, half });
  return shareOfTie(tieOf(method, boards, half));
}

/** What each team would have of a match that nobody wins. */
function tieOf(method: Pick<TeamMethod, 'match' | 'result'>, boards: number, half: boolean): Rational {
  const { home } = teamMatch({ boards: [], scheduled: boards, half }, method.match);
  return worthSoFar(home, method, boards);
}

/** What a match that goes on is worth to a team as it stands: of boards with a top it has half of those to come. */
export function worthSoFar(
  score: TeamScore,
  method: Pick<TeamMethod, 'match' | 'result'>,
  scheduled: number,
): Rational {
  const own = worthOf(score, method);
  if (method.result === 'victory-points' && score.victoryPoints) return own;
  const { top = Rational.ZERO } = teamUnit(method.match);
  return own.add(top.mul(Rational.of(scheduled - score.boards, 2)));
}

/** What a bye is worth, and why. */
export interface ByeWorth {
  readonly points: Rational;
  /**
   * - chosen: as the event has it.
   * - share: 60 % of what the two of a match have together.
   * - win: as much as a win.
   * - nothing: a match in a unit without a top has nothing to share.
   */
  readonly why: 'chosen' | 'share' | 'win' | 'nothing';
}

const SHARE = Rational.of(6, 5);

/** 60 % of what the two of a match have together, from what each has of a match that nobody wins. */
function shareOfTie(tie: Rational): ByeWorth {
  const points = tie.mul(SHARE);
  return points.isZero ? { points, why: 'nothing' } : { points, why: 'share' };
}

/**
 * What a bye is worth where the event says nothing: 12 of 20 victory points, as the White Book of the English Bridge
 * Union has it, and by usual practice the same part of other scales; where a win is worth so much by whatever margin, a
 * win.
 *
 * @throws Unscorable when the scale has nothing for such a match
 */
export function byeOnScale(scale: VpScale, match: VpMatch): ByeWorth {
  if (scale.kind === 'win-loss')
    return { points: Rational.from(scale.win).div(Rational.of(match.half ? 2 : 1)), why: 'win' };
  return shareOfTie(tieOnScale(scale, match));
}

/**
 * What each has of a match that nobody wins.
 *
 * @throws Unscorable when the scale has nothing for such a match
 */
export function tieOnScale(scale: VpScale, match: VpMatch): Rational {
  if (scale.kind === 'percentage') return percentageVictoryPoints(scale, 50, match).own;
  return victoryPoints(scale, 0, match).own;
}

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
