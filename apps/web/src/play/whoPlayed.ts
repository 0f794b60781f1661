import type { Meeting } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import type { DeskSeen } from '../api/deskDocuments.js';
import type { RulingPlace } from '../api/sessionCommands.js';
import { meetingAt } from './schedule.js';

/**
 * Who played a board at a table: as the director has recorded what was really played, otherwise those who meet there by the
 * movement; undefined where nobody is to.
 */
export function whoPlayed(
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
  room: Pick<DeskSeen, 'reallyPlayed'> | undefined,
  { table, round, board }: RulingPlace,
): Meeting | undefined {
  const really = room?.reallyPlayed.find(
    (play) => play.table === table && play.round === round && play.board === board,
  );
  return really ?? meetingAt(session, table, round);
}
