import { once } from '#scoring';
import { releasedBoards, sessionsOfSet } from '../../visibility/released.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { boardsIn, scoresOf } from '../scoring/scores.js';
import type { DocumentKind, DocumentName, Put } from '../document-names.js';
import { travellerParts } from './parts.js';
import { travellerDocument } from '../documents/boards/traveller-document.js';

/** The documents of a session whose plays have results: a traveller of each board. */
export function putBoards(put: Put, state: PlayState, session: SessionPlay): void {
  const of = (kind: DocumentKind, key = ''): DocumentName => ({ session: session.session, kind, key });
  const scores = once(() => scoresOf(session, state.settings));
  const released = once(() => new Set(releasedBoards(state, session)));
  const boards = state.boards[session.boardSet];
  // Which copy lay at a table hangs on how many copies all have who play the set.
  const schedules = once(() => sessionsOfSet(state, session.boardSet).map(scheduleOf));
  for (const board of boardsIn(session)) {
    put(
      of('traveller', `${board}`),
      () => [
        released().has(board),
        ...schedules(),
        boards?.[board],
        ...travellerParts(state, session, board, scores()),
      ],
      () => travellerDocument(state, session, board, scores(), released().has(board)),
    );
  }
}
