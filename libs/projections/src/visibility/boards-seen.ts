import { boardSettingsOf } from '#tournament';
import { resultOf, type PlayState, type SessionPlay } from '../play/play-state.js';
import { otherRoom } from '../play/matches.js';
import { isSettled, roundAt } from '../play/progress.js';
import { isBefore } from './before-oneself.js';
import { isDark, isReleased } from './released.js';
import type { Viewer } from './viewer.js';

/** Whether everybody may see what was played on a board. */
function isPublic(state: PlayState, session: SessionPlay, board: number): boolean {
  return isReleased(state, session, board) && !isDark(state, session, board);
}

/** Whether a table's own result on a board is agreed, in the round that it is at: once its players move on that is another. */
function hasJustPlayed(
  session: SessionPlay,
  board: number,
  at: { readonly session: string; readonly table: string },
): boolean {
  if (at.session !== session.session || session.status !== 'running') return false;
  const { table } = at;
  const play = { table, round: roundAt(session, table), board };
  if (resultOf(session, play).status !== 'agreed') return false;
  // Of a match of teams the two rooms are hidden from each other until both have played the board.
  const other = otherRoom(session, play);
  return other === undefined || isSettled(session, { ...other, board });
}

/** Whether a session keeps what others did from the phones of its tables and pairs until its end, and one of these looks. */
function isKeptFromPhone({ session, settings, closings }: SessionPlay, viewer: Viewer): boolean {
  return (
    (viewer.kind === 'table' || viewer.kind === 'public') &&
    viewer.session === session &&
    closings.length === 0 &&
    !boardSettingsOf(settings).others
  );
}

/**
 * Whether somebody may see what was played on a board: its results, awards, rulings, the part it has in a total, and all
 * their past. Judged now, whichever moment is looked at.
 */
export function maySeeTraveller(
  state: PlayState,
  session: SessionPlay,
  board: number,
  viewer: Viewer,
): boolean {
  if (isKeptFromPhone(session, viewer)) return false;
  switch (viewer.kind) {
    case 'public':
    case 'duplicator':
      return isPublic(state, session, board);
    case 'table':
      return isPublic(state, session, board) || hasJustPlayed(session, board, viewer);
    case 'scorer':
    case 'director':
    case 'organiser':
      return !isBefore(state, session, board, viewer);
    default:
      return viewer satisfies never;
  }
}

/**
 * Whether somebody may see a board's cards, and whatever follows from them: nobody before all tables have played it, but
 * for those who direct and have asked to see this very deal, which is recorded.
 */
export function maySeeDeal(
  state: PlayState,
  of: Pick<SessionPlay, 'boardSet'>,
  board: number,
  viewer: Viewer,
): boolean {
  if (isReleased(state, of, board)) return true;
  if (viewer.kind !== 'director' && viewer.kind !== 'organiser') return false;
  const looks = state.boards[of.boardSet]?.[board]?.looks ?? [];
  return looks.some(({ person }) => person === viewer.person);
}

/**
 * Whether somebody may see what was called and played on a board, and that it is recorded: whoever may see both its
 * results and its cards.
 */
export function maySeeRecords(
  state: PlayState,
  session: SessionPlay,
  board: number,
  viewer: Viewer,
): boolean {
  return maySeeTraveller(state, session, board, viewer) && maySeeDeal(state, session, board, viewer);
}

/**
 * Whether somebody may see what a visible result tells of the cards, such as the opening lead: whoever may see the
 * deal, and those at a table, who have played the board.
 */
export function maySeeCardsOfResult(
  state: PlayState,
  of: Pick<SessionPlay, 'boardSet'>,
  board: number,
  viewer: Viewer,
): boolean {
  return viewer.kind === 'table' || maySeeDeal(state, of, board, viewer);
}

/** Whether somebody may see what is unlikely about a board's results. */
export function maySeeFlags(state: PlayState, session: SessionPlay, board: number, viewer: Viewer): boolean {
  switch (viewer.kind) {
    case 'scorer':
    case 'director':
    case 'organiser':
      return !isBefore(state, session, board, viewer);
    default:
      return false;
  }
}
