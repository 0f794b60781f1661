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
