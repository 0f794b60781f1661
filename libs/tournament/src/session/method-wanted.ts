import { hasTop, presetOf } from '#scoring';
import { fault } from '#words';
import { scoringMethod, type SessionMethod } from '../games/games.js';
import { sameData } from '../journal/same-data.js';

/** Whether a method that is called as a preset is that preset. */
function isWhatItIsCalled(method: SessionMethod): boolean {
  const preset = presetOf(method.name);
  return preset === undefined || sameData(preset, method);
}

/**
 * Whether there is what places go by: no percentages in IMPs, no mean of what has a top, and neither of them of no board
 * at all; a scale of victory points for what the boards of a match come to.
 */
function canRank({ board, ranking }: SessionMethod): boolean {
  switch (ranking.by) {
    case 'score':
      return true;
    case 'victory-points':
      return (ranking.scale.kind === 'percentage') === hasTop(board);
    case 'percentage':
    case 'mean':
      return ranking.withoutBoards === undefined && (ranking.by === 'percentage') === hasTop(board);
    default:
      return ranking satisfies never;
  }
}

/** A method as it is asked for: one that was written before is read as it was written. */
export const methodWanted = scoringMethod
  .refine(isWhatItIsCalled, fault('method.name'))
  .refine(canRank, fault('method.ranking'));
