import type { PlayState, SessionPlay } from '../play/play-state.js';
import { sessionsOfSet } from './released.js';
import type { Viewer } from './viewer.js';
import type { ComparedBoards, BoardsVisibility } from '#tournament';
import { maySeeSheet } from './standings-seen.js';
import { maySeeTraveller, maySeeDeal, maySeeCardsOfResult } from './boards-seen.js';

/**
 * What somebody may see of boards whose results or deals a command depends on.
 *
 * @returns undefined where nobody knows the session
 */
export function visibilityOf(
  state: PlayState,
  compared: ComparedBoards,
  viewer: Viewer,
): BoardsVisibility | undefined {
  if ('set' in compared) return visibilityOfSet(state, compared.set, viewer);
  const session = state.sessions[compared.session];
  return session && visibilityOfSession(state, session, viewer);
}

function visibilityOfSession(state: PlayState, session: SessionPlay, viewer: Viewer): BoardsVisibility {
  return (board, sheet) => {
    const isOpen = !sheet || maySeeSheet(state, session, sheet, viewer);
    return board === undefined
      ? { results: isOpen, cards: isOpen }
      : {
          results: isOpen && maySeeTraveller(state, session, board, viewer),
          cards: maySeeCardsOfResult(state, session, board, viewer),
        };
  };
}

/** Of boards wherever their set is played: what may be seen in every session. */
function visibilityOfSet(state: PlayState, set: string, viewer: Viewer): BoardsVisibility {
  const sessions = sessionsOfSet(state, set);
  return (board) =>
    board === undefined
      ? { results: false, cards: false }
      : {
          results: sessions.every((session) => maySeeTraveller(state, session, board, viewer)),
          cards: maySeeDeal(state, { boardSet: set }, board, viewer),
        };
}
