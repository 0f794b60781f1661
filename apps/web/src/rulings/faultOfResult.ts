import { vulnerabilityOf } from '#cards';
import { readResult } from '#lists';
import { isPossibleScore } from '#scoring';

/** What is wrong with a result as it is written on a slip of a board, as the key of its message. */
export function faultOfResult(
  text: string,
  board: number,
): 'room.resultUnread' | 'room.resultWithoutTricks' | 'room.resultImpossible' | undefined {
  const result = readResult(text);
  if (!result) return readResult(`${text} =`) ? 'room.resultWithoutTricks' : 'room.resultUnread';
  if (result.kind !== 'score') return undefined;
  return isPossibleScore(result.score, vulnerabilityOf(board)) ? undefined : 'room.resultImpossible';
}
