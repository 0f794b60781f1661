import { streamsOfPlaysBefore, refusedAsPlayedBefore, refusedAsOfOtherGame } from '../draws/played-before.js';
import { z } from 'zod';
import { type BoardState, boardStream } from '../../board/state.js';
import { accept, type AlsoStates, defineCommand, reject, type Rejected } from '../../command/command.js';
import { isSettled, type TableState } from '../../table/state.js';
import { boardsOf, scheduledPlays } from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import { boardSetName, sessionName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { sessionEvents } from '../events.js';
import { notInSetUp } from '../guards.js';
import { usesOfSession } from '../streams.js';

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

/** Whether everybody has finished a board. Every table of the session is among the states. */
export function isFinished(session: SessionState, board: number, tables: AlsoStates): boolean {
  const plays = scheduledPlays(session).filter((play) => play.board === board);
  return plays.length > 0 && plays.every((play) => isSettled(tables[play.table] as TableState, play));
}

/** What prevents playing boards that everybody can read (Law 6D2, Law 16D); nothing when there are none. */
export function refusedAsPublic(boards: readonly number[]): Rejected | undefined {
  return boards.length > 0 ? reject({ code: 'session.boards-public', boards: boards.join(', ') }) : undefined;
}

export const chooseBoardSet = defineCommand({
  name: 'session.choose-board-set',
  summary:
    'Choose the deal set of a session before it starts, dealt or not. Boards of the previous deal set stay secret',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ session: sessionName, boardSet: boardSetName, at: seenAt }),
  uses: usesOfSession,
  restsOn: ({ session }) => [{ of: 'settings', what: 'board-set', session }],
  also: ({ session: id, boardSet }, { session, tournament }, known) => {
    const boards = boardsOf(session);
    return {
      ...streamsOfBoards({ boardSet }, boards),
      ...streamsOfPlaysBefore({ session: id, boardSet, boards }, tournament, known),
    };
  },
  decide({ session: id, boardSet }, { tournament, session }, _context, known) {
    const refused = notInSetUp(tournament, session);
    if (refused) return refused;
    if (boardSet === session.boardSet) return accept({});
    const boards = boardsOf(session);
    const refusal =
      refusedAsOfOtherGame({ session: id, boardSet, boards, game: session.game }, known) ??
      refusedAsPublic(revealedOf({ boardSet }, boards, known)) ??
      refusedAsPlayedBefore({ session: id, boardSet, boards }, tournament, known);
    if (refusal) return refusal;
    return accept({ session: [sessionEvents.boardSetChosen({ session: id, boardSet })] });
  },
});
