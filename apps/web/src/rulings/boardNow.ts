import type { SessionSeen } from '../api/documents.js';
import type { DeskSeen } from '../api/deskDocuments.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import { meetingAt } from '../play/schedule.js';

/** With these a board is behind its table. */
const DONE: readonly string[] = ['agreed', 'ruled', 'not-played', 'bye'];

/** Whether no result counts of a play yet, as far as the desk shows its round. */
export function isOpen(
  room: Pick<DeskSeen, 'tables'> | undefined,
  { table, round, board }: RulingPlace,
): boolean {
  const there = room?.tables.find((each) => each.table === table);
  const play = there?.round === round ? there.boards.find((each) => each.board === board) : undefined;
  return play !== undefined && !DONE.includes(play.status);
}

/** The play that a table is at: the first board of its round that is not done, or the last; undefined: nothing is played there. */
export function boardNow(
  room: Pick<DeskSeen, 'tables'> | undefined,
  table: string,
): Pick<RulingPlace, 'round' | 'board'> | undefined {
  const there = room?.tables.find((each) => each.table === table);
  const at = there?.boards.find(({ status }) => !DONE.includes(status)) ?? there?.boards.at(-1);
  return there && at && { round: there.round, board: at.board };
}

/**
 * The play of a board that somebody names at a table: in the round that is chosen, or else in the one in which the table
 * plays it; where it never does, as it is named.
 */
export function withBoard(session: SessionSeen, place: RulingPlace, board: number): RulingPlace {
  const rounds = [place.round, ...Array.from({ length: session.rounds }, (_, index) => index + 1)];
  const round = rounds.find((each) => meetingAt(session, place.table, each)?.boards.includes(board));
  return { ...place, round: round ?? place.round, board };
}
