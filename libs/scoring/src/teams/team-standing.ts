import { rankWithTieBreaks, type DecidedRank } from '../ranking/rank-with-tie-breaks.js';
import type { MatchFacts } from '../ranking/tie-breaks.js';
import { Rational } from '../rational.js';
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
export interface TeamAward {
  readonly team: string;
  readonly points: Rational;
}

/** What a team has in the matches that are over. */
export interface TeamTotal {
  readonly team: string;
  /** A half match is half of one. */
  readonly matches: number;
  /** What it has without a match. */
  readonly awarded: Rational;
  /** What was taken off. */
  readonly penalties: Rational;
  /** What places go by: victory points, or what the boards make, and what it has without a match, less penalties. */
  readonly total: Rational;
  /** What was won and lost on boards, as positive numbers; of a unit with a top what it has, and what it leaves. */
  readonly won: Rational;
  readonly lost: Rational;
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
  const sides = matches.flatMap(({ home, away, score, half = false }) => [
    { team: home, opponent: away, side: 'home' as const, score, half },
    { team: away, opponent: home, side: 'away' as const, score, half },
  ]);
  const totals = new Map(teams.map((team) => [team, totalOf(team, sides, { awards, penalties }, method)]));
  const facts = {
    contestants: teams.map((team) => ({ contestant: team, score: totals.get(team)!.total })),
    matches: sides.map(({ team, opponent, side, score }): MatchFacts => {
      const [own, others] = [score[side], score[side === 'home' ? 'away' : 'home']];
      const worth = worthOf(own, method);
      return {
        contestant: team,
        opponent,
        score: worth,
        // In parts of what both have: all that there was to win, but where a board is split or a penalty was given.
        pool: poolOf(worth, worthOf(others, method)),
        ...gains(own),
        ...pointsOf(score, side),
      };
    }),
  };
  const entries = teams.map((team) => ({
    contestant: team,
    value: totals.get(team)!.total,
    ranking: rankingOf(team),
    ranked: totals.get(team)!.matches > 0 || awards.some((award) => award.team === team),
  }));
  return { totals, ranks: rankWithTieBreaks(entries, method.tieBreaks, facts) };
}

interface Side {
  readonly team: string;
  readonly side: Team;
  readonly score: TeamMatchScore;
  readonly half: boolean;
}

function totalOf(
  team: string,
  sides: readonly Side[],
  beside: { readonly awards: readonly TeamAward[]; readonly penalties: readonly TeamAward[] },
  method: TeamMethod,
): TeamTotal {
  const sumOf = (some: readonly TeamAward[]) =>
    Rational.sum(some.filter((one) => one.team === team).map(({ points }) => points));
  const [awarded, taken] = [sumOf(beside.awards), sumOf(beside.penalties)];
  const played = sides.filter((one) => one.team === team);
  const own = played.map(({ side, score }) => score[side]);
  const each = own.map(gains);
  return {
    team,
    matches: played.reduce((sum, { half }) => sum + (half ? 0.5 : 1), 0),
    awarded,
    penalties: taken.negated(),
    total: Rational.sum(own.map((score) => worthOf(score, method)))
      .add(awarded)
      .add(taken),
    won: Rational.sum(each.map(({ won }) => won)),
    lost: Rational.sum(each.map(({ lost }) => lost)),
  };
}

/** A match in IMPs has no pool; what counts is then the difference, of one. */
function poolOf(own: Rational, others: Rational): Rational {
  const both = own.add(others);
  return both.compare(Rational.ZERO) > 0 ? both : Rational.ONE;
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
