import { rankByRules, Rational, type RationalLike, type RuledRank } from '#scoring';
import { sumOf, type FigureLine } from './figures/figure-line.js';
import type { StandingsRegulation, TieBreakRule } from './regulation.js';
import { roundScores, type RoundScore } from './round-score.js';
import type { Penalty, TableResult } from './table-results.js';
import { tieBreakOf } from './tie-breaks.js';

/** What a tournament has come to so far. */
export interface TournamentSoFar {
  readonly players: readonly string[];
  readonly results: readonly TableResult[];
  readonly penalties?: readonly Penalty[];
  /** What each brings from the stage before. */
  readonly carried?: ReadonlyMap<string, CarriedScore>;
  /** Yellow cards that are still active from before. */
  readonly activeCards?: ReadonlyMap<string, number>;
  /** Those who play no longer. */
  readonly withdrawn?: readonly string[];
  /** Of the lot that breaks ties in the end: 32 bytes in 64 hexadecimal digits. */
  readonly seed?: string;
}

/** What is carried, and of how much. */
export interface CarriedScore {
  readonly score: RationalLike;
  readonly of: RationalLike;
}

/** Whether somebody still plays: misplay takes out of the tournament, the clock may, cards may disqualify. */
export type PlayerStatus = 'playing' | 'misplayed' | 'timed-out' | 'disqualified' | 'withdrawn';

/** A player's place, with every line that his score is made of. Only who plays has a place. */
export interface Standing extends RuledRank<TieBreakRule> {
  /** They add up to the value. */
  readonly lines: readonly FigureLine[];
  readonly rounds: readonly RoundScore[];
  readonly status: PlayerStatus;
  /** Active yellow cards. */
  readonly cards: number;
}

/**
 * The standings: each player's rounds, penalties and what he carries, added up; the best first, those who are out last.
 *
 * @throws RangeError when somebody has a result who does not play, or two in a round, or a penalty to the mountain or in
 *   whists in a round in which he has no table
 */
export function preferansStandings(
  soFar: TournamentSoFar,
  regulation: StandingsRegulation,
): readonly Standing[] {
  const { players, results, penalties = [], withdrawn = [], seed } = soFar;
  const rounds = roundsOf(players, results, penalties, regulation);
  for (const { player, round, penalty } of penalties) {
    const isAtTable = rounds.get(player)?.some((one) => one.round === round) ?? false;
    if (!isAtTable && (penalty.kind === 'mountain' || penalty.kind === 'whists')) {
      throw new RangeError(`${player} has no table in round ${round} to write a penalty at.`);
    }
  }
  const figures = new Map(
    players.map((player) => {
      const own = rounds.get(player)!;
      const imposed = penalties.filter((one) => one.player === player);
      const cards =
        (soFar.activeCards?.get(player) ?? 0) +
        imposed.filter(({ penalty }) => penalty.kind === 'yellow-card').length +
        own.reduce((sum, one) => sum + one.cards, 0);
      const reached = regulation.cards.at.filter((one) => one.cards <= cards);
      const lines = [
        ...carriedLines(soFar.carried?.get(player)),
        ...own.flatMap((one) => one.lines),
        ...imposed.flatMap(scorePenalty),
        ...reached.flatMap((one): FigureLine[] =>
          one.means === 'disqualified'
            ? []
            : [{ what: 'cards', cards: one.cards, value: Rational.from(one.means.score) }],
        ),
      ];
      const status: PlayerStatus = reached.some(({ means }) => means === 'disqualified')
        ? 'disqualified'
        : own.some(({ isMisplay }) => isMisplay)
          ? 'misplayed'
          : own.some(({ isTakenOut }) => isTakenOut)
            ? 'timed-out'
            : withdrawn.includes(player)
              ? 'withdrawn'
              : 'playing';
      return [player, { lines, rounds: own, cards, status }] as const;
    }),
  );
  const entries = [...figures].map(([contestant, { lines, status }]) => ({
    contestant,
    value: sumOf(lines),
    ranking: '',
    ranked: status === 'playing',
  }));
  const ranks = rankByRules(entries, {
    rules: regulation.tieBreaks,
    valuesOf: (rule, tied) => tieBreakOf(rule, tied, { rounds, seed }),
  });
  return ranks.map((one) => ({ ...one, ...figures.get(one.contestant)! }));
}

function roundsOf(
  players: readonly string[],
  results: readonly TableResult[],
  penalties: readonly Penalty[],
  regulation: StandingsRegulation,
): ReadonlyMap<string, readonly RoundScore[]> {
  const rounds = new Map<string, RoundScore[]>(players.map((player) => [player, []]));
  for (const result of results.toSorted((one, other) => one.round - other.round)) {
    for (const score of roundScores(result, penalties, regulation)) {
      const own = rounds.get(score.player);
      if (!own) throw new RangeError(`Nobody entered ${score.player}.`);
      if (own.some(({ round }) => round === score.round)) {
        throw new RangeError(`${score.player} has two results in round ${score.round}.`);
      }
      own.push(score);
    }
  }
  return rounds;
}

function carriedLines(carried: CarriedScore | undefined): FigureLine[] {
  if (!carried) return [];
  return [{ what: 'carry', of: Rational.from(carried.of), value: Rational.from(carried.score) }];
}

function scorePenalty({ round, reason, penalty }: Penalty): FigureLine[] {
  if (penalty.kind !== 'score') return [];
  return [{ what: 'score-penalty', round, reason, value: Rational.from(penalty.points).negated() }];
}
