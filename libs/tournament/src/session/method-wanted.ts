import { hasTop, presetOf } from '#scoring';
import { fault } from '#words';
import { scoringMethod, type SessionMethod } from '../games/games.js';
import { sameData } from '../same-data.js';

/** Whether a method that is called as a preset is that preset. */
function isWhatItIsCalled(method: SessionMethod): boolean {
  const preset = presetOf(method.name);
  return preset === undefined || sameData(preset, method);
}

/**
 * Whether there is what places go by: no percentages in IMPs, no mean of what has a top, and neither of them of no board
 * at all.
 */
function canRank({ board, ranking: { by, withoutBoards } }: SessionMethod): boolean {
  return by === 'score' || (withoutBoards === undefined && (by === 'percentage') === hasTop(board));
}

/** A method as it is asked for: one that was written before is read as it was written. */
export const methodWanted = scoringMethod
  .refine(isWhatItIsCalled, fault('method.name'))
  .refine(canRank, fault('method.ranking'));
