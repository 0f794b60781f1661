import { games, roundToDraw } from '#tournament';
import type { SessionPlay } from './play-state.js';
import { isPostponed, isSettled, lastEnded, playsAt } from './progress.js';
import { scheduleOf } from './schedule.js';

/**
 * Whether a table has finished a round. Each play of a board that has a result is a matter of its own: what is played late
 * does not keep its players at the table. A sheet is of a whole round, which is over once it is agreed.
 */
export function hasFinished(session: SessionPlay, table: string, round: number): boolean {
  if (games[session.game].boardsHaveResults)
    return playsAt(session, table, round).every(
      (play) => isSettled(session, play) || isPostponed(session, play),
    );
  const isAgreed = session.tables[table]?.sheets.includes(round) ?? false;
  return isAgreed || !scheduleOf(session).playedAt(table, round);
}

/** Whether everything has been played that is to be played. */
export function isPlayedOut(session: SessionPlay): boolean {
  if (session.round === 0 || roundToDraw(session) !== undefined) return false;
  const { playsOfBoard, rounds } = scheduleOf(session);
  if (!games[session.game].boardsHaveResults) return lastEnded(session) === rounds;
  return [...playsOfBoard.values()].every((board) => board.every((play) => isSettled(session, play)));
}
