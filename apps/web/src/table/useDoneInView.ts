import { useState } from 'react';
import { isDone, isSamePlay, type BoardNow, type PlayAtTable } from '../offline/atTable.js';

/**
 * The board that was chosen, also when it has left the boards of the table: a late play that is agreed stays in view, with
 * what it was, until those who have played it go on.
 */
export function useDoneInView(
  boards: readonly BoardNow[],
  chosen: PlayAtTable | undefined,
): BoardNow | undefined {
  const [last, setLast] = useState<BoardNow>();
  if (!chosen) return undefined;
  const listed = boards.find((board) => isSamePlay(board, chosen));
  const done = last && isSamePlay(last, chosen) ? last : undefined;
  if (listed?.late && isDone(listed) !== (done !== undefined)) setLast(isDone(listed) ? listed : undefined);
  return listed ?? (done && { ...done, waits: false });
}
