import { grouped } from '#cards';
import { Rational } from '../arithmetic/rational.js';
import { rankWithTieBreaks, type DecidedRank } from './rank-with-tie-breaks.js';
import type { MatchFacts, TieBreakRegulation } from './tie-breaks.js';

/** A match that is over, as one of its sides has it. */
export interface SideOfMatch {
  readonly contestant: string;
  /** Of an individual two. */
  readonly opponents: readonly string[];
  /** What it is worth in the standing. */
  readonly worth: Rational;
  /** What its opponents have. */
  readonly others: Rational;
  /** What was won and lost on its boards, as positive numbers; of points out of a top what it has, and what it leaves. */
  readonly won: Rational;
  readonly lost: Rational;
  /** Points of the boards at both tables, of teams. */
  readonly pointsWon?: Rational;
  readonly pointsLost?: Rational;
  /** Half a match: of three that play each other. */
  readonly half?: boolean;
}

/** What a contestant has beside its matches that are over: for a bye, say. It is in its total, and counts in no tie-break. */
export interface AwardBeside {
  readonly contestant: string;
  readonly points: Rational;
}

/** What a contestant has in the matches that are over. */
export interface TotalOfMatches {
  readonly contestant: string;
  /** A half match is half of one. */
  readonly matches: number;
  /** What it has without a match. */
  readonly awarded: Rational;
  /** What was taken off. */
  readonly penalties: Rational;
  /** What places go by: what its matches are worth, and what it has without one, less penalties. */
  readonly total: Rational;
  readonly won: Rational;
  readonly lost: Rational;
}

export interface StandingOfMatches {
  readonly totals: ReadonlyMap<string, TotalOfMatches>;
  /** Place by place, with what told equals apart. */
  readonly ranks: readonly DecidedRank[];
  readonly facts: { readonly contestants: readonly FinalScore[]; readonly matches: readonly MatchFacts[] };
}

interface FinalScore {
  readonly contestant: string;
  readonly score: Rational;
}

/** What stands beside matches in a standing. */
export interface BesideMatches {
  readonly awards?: readonly AwardBeside[];
  /** What contestants have less: negative. */
  readonly penalties?: readonly AwardBeside[];
  /** The ranking in which a contestant has a place, where there are several: that of its section, say. */
  readonly rankingOf?: (contestant: string) => string;
  /** Whether it takes a place; left out: who has a match that is over, or something without one. */
  readonly takesPlace?: (total: TotalOfMatches) => boolean;
}

/**
 * Places by what matches that are over are worth, equals by the rules of a regulation.
 *
 * @returns rankings in the order of their names
 */
export function standingOfMatches(
  contestants: readonly string[],
  sides: readonly SideOfMatch[],
  tieBreaks: TieBreakRegulation,
  { awards = [], penalties = [], rankingOf = () => '', takesPlace }: BesideMatches = {},
): StandingOfMatches {
  const [played, given, taken] = [byContestant(sides), byContestant(awards), byContestant(penalties)];
  const totals = new Map(
    contestants.map((contestant) => [
      contestant,
      totalOf(contestant, played.get(contestant) ?? [], given.get(contestant), taken.get(contestant)),
    ]),
  );
  const facts = {
    contestants: contestants.map((contestant) => ({ contestant, score: totals.get(contestant)!.total })),
    matches: sides.flatMap(factsOf),
  };
  const has = ({ contestant, matches }: TotalOfMatches) => matches > 0 || given.has(contestant);
  const entries = [...totals.values()].map((one) => ({
    contestant: one.contestant,
    value: one.total,
    ranking: rankingOf(one.contestant),
    ranked: takesPlace ? takesPlace(one) : has(one),
  }));
  return { totals, facts, ranks: rankWithTieBreaks(entries, tieBreaks, facts) };
}

function byContestant<One extends { readonly contestant: string }>(some: readonly One[]): Map<string, One[]> {
  return grouped(some, ({ contestant }) => contestant);
}

function totalOf(
  contestant: string,
  played: readonly SideOfMatch[],
  given: readonly AwardBeside[] = [],
  taken: readonly AwardBeside[] = [],
): TotalOfMatches {
  const sumOf = (some: readonly AwardBeside[]) => Rational.sum(some.map(({ points }) => points));
  const [awarded, less] = [sumOf(given), sumOf(taken)];
  return {
    contestant,
    matches: played.reduce((sum, { half }) => sum + (half ? 0.5 : 1), 0),
    awarded,
    penalties: less.negated(),
    total: Rational.sum(played.map(({ worth }) => worth))
      .add(awarded)
      .add(less),
    won: Rational.sum(played.map(({ won }) => won)),
    lost: Rational.sum(played.map(({ lost }) => lost)),
  };
}

function factsOf({ opponents, worth, others, ...side }: SideOfMatch): MatchFacts[] {
  const { contestant, won, lost, pointsWon, pointsLost } = side;
  return opponents.map((opponent) => ({
    contestant,
    opponent,
    score: worth,
    // In parts of what both have: all that there was to win, but where a board is split or a penalty was given.
    pool: poolOf(worth, others),
    won,
    lost,
    ...(pointsWon && { pointsWon }),
    ...(pointsLost && { pointsLost }),
  }));
}

/** A match in IMPs has no pool; what counts is then the difference, of one. */
function poolOf(own: Rational, others: Rational): Rational {
  const both = own.add(others);
  return both.compare(Rational.ZERO) > 0 ? both : Rational.ONE;
}
