import { Rational, type RationalLike } from '../arithmetic/rational.js';
import type { Team } from './comparison.js';
import type { TeamMatchRegulation } from './regulation.js';
import { teamMatch, type TeamMatch, type TeamMatchScore } from './team-match.js';

/** A knockout match in segments, with extra boards as segments behind them. */
export interface KnockoutMatch {
  /** What the teams begin with (`carryOver`). */
  readonly carryOver?: Readonly<Record<Team, RationalLike>>;
  readonly segments: readonly Omit<TeamMatch, 'half'>[];
}

export interface RunningScore {
  readonly home: Rational;
  readonly away: Rational;
}

export interface KnockoutSegment extends TeamMatchScore {
  readonly before: RunningScore;
  readonly after: RunningScore;
}

export interface KnockoutScore {
  readonly segments: readonly KnockoutSegment[];
  readonly score: RunningScore;
  /** Nobody when the score is level. */
  readonly ahead: Team | undefined;
}

/**
 * The running score of a knockout match: to each team the IMPs that it wins, or its points where boards have a top. A
 * board that is split is averaged, so that there is one margin. Law 12C4 (2017), Law 86B (before).
 *
 * @throws Unscorable when a segment cannot be scored
 */
export function knockout(match: KnockoutMatch, regulation: TeamMatchRegulation): KnockoutScore {
  let score: RunningScore = {
    home: Rational.from(match.carryOver?.home ?? 0),
    away: Rational.from(match.carryOver?.away ?? 0),
  };
  const segments: KnockoutSegment[] = [];
  for (const segment of match.segments) {
    const scored = teamMatch(segment, { ...regulation, split: 'averaged' });
    const before = score;
    score = { home: before.home.add(gainOf(scored, 'home')), away: before.away.add(gainOf(scored, 'away')) };
    segments.push({ ...scored, before, after: score });
  }
  const difference = score.home.compare(score.away);
  return { segments, score, ahead: difference > 0 ? 'home' : difference < 0 ? 'away' : undefined };
}

/** What a segment adds: adjustments are the team's own. */
function gainOf(segment: TeamMatchScore, team: Team): Rational {
  const { won, points, score, maximum } = segment[team];
  return maximum ? score : won.add(score.sub(points));
}
