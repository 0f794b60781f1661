import type { DecidedRank } from '../ranking/rank-with-tie-breaks.js';
import {
  standingOfMatches,
  type AwardBeside,
  type SideOfMatch,
  type TotalOfMatches,
} from '../ranking/standing-of-matches.js';
import { Rational } from '../arithmetic/rational.js';
import type { Team } from './comparison.js';
import type { TeamMatchScore, TeamScore } from './team-match.js';
import type { TeamMethod } from './team-method.js';

/** A match that is over, as a standing of teams counts it. */
export interface FinishedMatch {
  readonly home: string;
  readonly away: string;
  readonly score: TeamMatchScore;
  /** Half a match: of three teams that play each other. */
  readonly half?: boolean;
}

/** What a team has without a match that is over: for a bye, say. It is in its total, and counts in no tie-break. */
export interface TeamAward extends Pick<AwardBeside, 'points'> {
  readonly team: string;
}

/** What a team has in the matches that are over. */
export interface TeamTotal extends Omit<TotalOfMatches, 'contestant'> {
  readonly team: string;
}

export interface TeamStanding {
  readonly totals: ReadonlyMap<string, TeamTotal>;
  /** Place by place, with what told equals apart. */
  readonly ranks: readonly DecidedRank[];
}

/** What a match counts to a team in its standing. */
export function worthOf(score: TeamScore, { result }: Pick<TeamMethod, 'result'>): Rational {
  return result === 'victory-points' && score.victoryPoints ? score.victoryPoints.points : score.score;
}

/** What was won and lost on the boards of a match. */
function gains({ won, lost, score, maximum }: TeamScore): {
  readonly won: Rational;
  readonly lost: Rational;
} {
  return maximum ? { won: score, lost: maximum.sub(score) } : { won, lost };
}

/**
 * Places of teams by what their matches that are over are worth, equals by the rules of the method.
 *
 * @param penalties what teams have less: negative
 * @param rankingOf the ranking in which a team has a place, where there are several: that of its section, say
 * @returns rankings in the order of their names
 */
export function teamStanding(
  teams: readonly string[],
  matches: readonly FinishedMatch[],
  method: TeamMethod,
  awards: readonly TeamAward[] = [],
  penalties: readonly TeamAward[] = [],
  rankingOf: (team: string) => string = () => '',
): TeamStanding {
  const sides = matches.flatMap(({ home, away, score, half = false }): SideOfMatch[] => [
    sideOf(home, away, 'home', score, half, method),
    sideOf(away, home, 'away', score, half, method),
  ]);
  const besides = (some: readonly TeamAward[]) =>
    some.map(({ team, points }) => ({ contestant: team, points }));
  const { totals, ranks } = standingOfMatches(teams, sides, method.tieBreaks, {
    awards: besides(awards),
    penalties: besides(penalties),
    rankingOf,
  });
  const ofTeams = [...totals.values()].map(
    ({ contestant, ...total }) => [contestant, { team: contestant, ...total }] as const,
  );
  return { totals: new Map(ofTeams), ranks };
}

function sideOf(
  team: string,
  opponent: string,
  side: Team,
  score: TeamMatchScore,
  half: boolean,
  method: TeamMethod,
): SideOfMatch {
  const own = score[side];
  return {
    contestant: team,
    opponents: [opponent],
    worth: worthOf(own, method),
    others: worthOf(score[side === 'home' ? 'away' : 'home'], method),
    ...gains(own),
    ...pointsOf(score, side),
    half,
  };
}

/** Points of the boards that were compared: what each team gained at both tables together. */
function pointsOf({ boards }: TeamMatchScore, side: Team) {
  const parts = boards
    .flatMap((board) => board[side].comparisons)
    .flatMap((one) => (one.kind === 'scored' ? one.parts : []));
  const sum = (sign: 1 | -1) =>
    Rational.sum(
      parts.map(({ difference, weight }) => weight.mul(Rational.of(Math.max(0, sign * difference)))),
    );
  return { pointsWon: sum(1), pointsLost: sum(-1) };
}
