import type { PublishedResult } from '#interchange';
import { bothTogether, compareGame, comparisonAsIs, type Comparison } from './comparison.js';
import type { NotCompared } from '../plan/given-by-sessions.js';
import type { ScoredFigures } from './scored-figures.js';
import { compareSwiss, swissFiguresOf } from './swiss-points.js';

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
