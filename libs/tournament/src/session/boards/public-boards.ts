import { boardStream, type BoardState } from '../../board/state.js';
import { reject, type AlsoStates, type Rejected } from '../../command/command.js';
import { isSettled, type TableState } from '../../table/state.js';
import { scheduledPlays } from '../plan/schedule.js';
import type { SessionState } from '../state.js';

/** The streams of boards that the session plays, by name. */
export function streamsOfBoards(
  { boardSet: set }: Pick<SessionState, 'boardSet'>,
  boards: readonly number[],
) {
  const streams = boards.map((board) => boardStream({ set, board }));
  return Object.fromEntries(streams.map((board) => [board.stream, board]));
}

/** Which of the boards have a deal that everybody can read. `streamsOfBoards` are among the states. */
export function revealedOf(
  { boardSet: set }: Pick<SessionState, 'boardSet'>,
  boards: readonly number[],
  states: AlsoStates,
): number[] {
  return boards.filter(
    (board) => (states[boardStream({ set, board }).stream] as BoardState).status === 'revealed',
  );
}

/**
 * Whether everybody who was to play a board has finished it: its traveller can be read. Every table of the session is among
 * the states.
 */
export function isFinished(session: SessionState, board: number, tables: AlsoStates): boolean {
  const plays = scheduledPlays(session).filter((play) => play.board === board);
  return plays.length > 0 && plays.every((play) => isSettled(tables[play.table] as TableState, play));
}

/** What prevents playing boards that everybody can read (Law 6D2, Law 16D); nothing when there are none. */
export function refusedAsPublic(boards: readonly number[]): Rejected | undefined {
  return boards.length > 0 ? reject({ code: 'session.boards-public', boards: boards.join(', ') }) : undefined;
}
