import { Rational } from '../arithmetic/rational.js';
import { byeOnScale, shareOfTie, type ByeWorth } from '../vp/bye-on-scale.js';
import { teamMatch, type TeamScore } from './team-match.js';
import type { TeamMethod } from './team-method.js';
import { worthOf } from './team-standing.js';
import { teamUnit } from './team-unit.js';

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
