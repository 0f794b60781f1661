import { once } from '#scoring';
import { calledIn } from '#tournament';
import { EVERYTHING, standingsSeen } from '../../visibility/standings-seen.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';
import type { DocumentKind, DocumentName, Put } from '../document-names.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { sheetBoardDocument } from './sheet-board-document.js';
import { sheetDocument } from './sheet-document.js';
import { sheetStandingsDocument } from './sheet-standings-document.js';

/** The documents of a session that is written on sheets. */
export function putSheets(put: Put, state: PlayState, session: SessionPlay): void {
  if (!session.sheets) return;
  const of = (kind: DocumentKind, key = ''): DocumentName => ({ session: session.session, kind, key });
  const schedule = scheduleOf(session);
  const { tables, rounds } = schedule;
  for (const table of tables) {
    for (let round = 1; round <= Math.min(rounds, calledIn(session, table)); round++) {
      put(
        of('sheet', `${table}/${round}`),
        () => [session.sheets, schedule, session.tableDraws, session.written[table]?.[round]],
        () => sheetDocument(session, table, round) ?? null,
      );
    }
  }
  for (const board of schedule.boards) {
    put(
      of('sheet-board', `${board}`),
      () => [session.sheets, session.written, schedule],
      () => sheetBoardDocument(session, board) ?? null,
    );
  }
  const parts = () => [session.sheets, session.written, schedule, session.cuts, session.tableDraws];
  put(of('sheet-standings'), parts, () => sheetStandingsDocument(session, EVERYTHING) ?? null);
  const seen = once(() => standingsSeen(state, session, PUBLIC_VIEWER));
  put(
    of('sheet-standings-public'),
    () => [...parts(), JSON.stringify(seen())],
    () => sheetStandingsDocument(session, seen()) ?? null,
  );
}
