import type { PublishedResult } from '#interchange';
import { compare, FIGURE_KINDS, type ComparedFigure, type FigureKind } from './compare.js';
import { sortOut, type IrregularFigure, type SortedFigures } from './irregularities.js';
import type { ScoredFigures } from './scored-figures.js';
import type { NotCompared } from '../plan/given-by-sessions.js';
import { compareSwiss, swissFiguresOf } from './swiss-points.js';

/** How many figures of a kind were compared, and what came of it. */
export interface Count {
  compared: number;
  equal: number;
  different: number;
  /** Different as a known irregularity of the published result makes it. */
  irregular: number;
}

export type Counts = Readonly<Record<FigureKind, Count>>;

/** The comparison of one game's published figures with those that it has here. */
export interface Comparison {
  readonly counts: Counts;
  readonly differences: readonly ComparedFigure[];
  /** Known irregularities; those that are the same here count as equal. */
  readonly irregularities: readonly IrregularFigure[];
}

/** No figures compared yet. */
function noCounts(): Counts {
  const none = (): Count => ({ compared: 0, equal: 0, different: 0, irregular: 0 });
  return Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, none()])) as unknown as Counts;
}

/** All of them together. */
export function addUpCounts(all: Iterable<Counts>): Counts {
  const sum = noCounts();
  for (const counts of all) {
    for (const kind of FIGURE_KINDS) {
      sum[kind].compared += counts[kind].compared;
      sum[kind].equal += counts[kind].equal;
      sum[kind].different += counts[kind].different;
      sum[kind].irregular += counts[kind].irregular;
    }
  }
  return sum;
}

/** Two comparisons of one session as one. */
function bothTogether(one: Comparison, other: Comparison): Comparison {
  return {
    counts: addUpCounts([one.counts, other.counts]),
    differences: [...one.differences, ...other.differences],
    irregularities: [...one.irregularities, ...other.irregularities],
  };
}

/** The comparison of figures of which no irregularity is known. */
export function comparisonAsIs(compared: readonly ComparedFigure[]): Comparison {
  const different = compared.filter(({ published, ours }) => published !== ours);
  return comparisonOf(compared, { irregular: [], different });
}

/** Compares every published figure of a game with what it is here. */
export function compareGame({ game, figures }: PublishedResult, ours: ScoredFigures): Comparison {
  const compared = compare(figures, ours);
  return comparisonOf(compared, sortOut(compared, game, figures));
}

/** The comparison of figures that were sorted out. */
export function comparisonOf(
  compared: readonly ComparedFigure[],
  { irregular, different }: SortedFigures,
): Comparison {
  const counts = noCounts();
  for (const { kind } of compared) counts[kind].compared++;
  for (const { kind } of different) counts[kind].different++;
  for (const { kind, published, ours: own } of irregular) if (published !== own) counts[kind].irregular++;
  for (const count of Object.values(counts)) {
    count.equal = count.compared - count.different - count.irregular;
  }
  return { counts, differences: different, irregularities: irregular };
}

/** Every published figure of a game beside what it is here: of a Swiss of pairs those in victory points as such. */
export function compareResult(result: PublishedResult, ours: ScoredFigures): Comparison {
  const { game, figures } = result;
  const swiss = swissFiguresOf(game, figures);
  if (!swiss) return compareGame(result, ours);
  const onBoards = { ...figures, totals: [], rankings: [] };
  return bothTogether(
    compareGame({ ...result, figures: onBoards }, ours),
    comparisonAsIs(compareSwiss(swiss, ours)),
  );
}

/**
 * What is not compared of a Swiss of pairs in victory points: totals and places of those who had no match in some round,
 * matches without boards, and percentages. Of one that is ranked by its boards what its matches were worth.
 */
export function notInPoints({ game, figures }: PublishedResult): NotCompared[] {
  const swiss = swissFiguresOf(game, figures);
  const ofMatches = 2 * (figures.meetings.length - (swiss?.matches.length ?? 0));
  const matches = {
    why: swiss ? 'no-match' : 'no-such-figure',
    what: 'matches',
    figures: ofMatches,
  } as const;
  if (!swiss) return [matches].filter((one) => one.figures > 0);
  const scores = figures.totals.filter(({ score }) => score !== undefined);
  const left = scores.length + placesIn(figures.rankings) - swiss.totals.length - placesIn(swiss.rankings);
  const percentages = figures.totals.filter(({ percentage }) => percentage !== undefined).length;
  return [
    { why: 'no-match', what: 'totals and places', figures: left } as const,
    matches,
    { why: 'no-such-figure', what: 'percentages', figures: percentages } as const,
  ].filter((one) => one.figures > 0);
}

function placesIn(rankings: PublishedResult['figures']['rankings']): number {
  return rankings.reduce((sum, { places }) => sum + places.length, 0);
}
