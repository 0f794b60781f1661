import type { PublishedResult } from '#interchange';
import { bothTogether, compareGame, comparisonAsIs, type Comparison } from './comparison.js';
import type { NotCompared } from './given-by-sessions.js';
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

/** Totals and places in victory points of those who had no match in some round. */
export function notInPoints({ game, figures }: PublishedResult): NotCompared[] {
  const swiss = swissFiguresOf(game, figures);
  if (!swiss) return [];
  const count = ({ totals, rankings }: Pick<typeof swiss, 'totals' | 'rankings'>) =>
    totals.length + rankings.flatMap(({ places }) => places).length;
  const left = count(figures) - count(swiss);
  return left === 0 ? [] : [{ why: 'no-match', what: 'totals and places', figures: left }];
}
