import { games, roundToDraw } from '#tournament';
import type { SessionPlay } from './play-state.js';
import { isPostponed, isSettled, lastEnded, playsAt } from './progress.js';
import { scheduleOf } from './schedule.js';

/** When rounds are finished, by what a game is played. */
interface Finished {
  readonly round: (session: SessionPlay, table: string, round: number) => boolean;
  readonly session: (session: SessionPlay) => boolean;
}

/** Each play of a board is a matter of its own: what is played late does not keep its players at the table. */
const ON_BOARDS: Finished = {
  round: (session, table, round) =>
    playsAt(session, table, round).every((play) => isSettled(session, play) || isPostponed(session, play)),
  session: (session) =>
    [...scheduleOf(session).playsOfBoard.values()].every((board) =>
      board.every((play) => isSettled(session, play)),
    ),
};

/** A round is written on one sheet, and is over once that is agreed. */
const ON_SHEETS: Finished = {
  round: (session, table, round) =>
    !scheduleOf(session).playedAt(table, round) || (session.tables[table]?.sheets.includes(round) ?? false),
  session: (session) => lastEnded(session) === scheduleOf(session).rounds,
};

function finishedOn({ game }: SessionPlay): Finished {
  return { boards: ON_BOARDS, sheets: ON_SHEETS }[games[game].played];
}

/** Whether a table has finished a round. */
export function hasFinished(session: SessionPlay, table: string, round: number): boolean {
  return finishedOn(session).round(session, table, round);
}

/** Whether everything has been played that is to be played. */
export function isPlayedOut(session: SessionPlay): boolean {
  return session.round > 0 && roundToDraw(session) === undefined && finishedOn(session).session(session);
}
