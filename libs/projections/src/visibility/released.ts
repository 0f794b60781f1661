import { isDisclosed, isToBeDrawn, playKey } from '#tournament';
import { type PlayState, type SessionPlay, resultOf, type ScoreEvent } from '../play/play-state.js';
import { isSettled, remembering, type PlayOfBoard } from '../play/progress.js';
import { scheduleOf } from '../play/schedule.js';

/** The sessions that play the boards of a set. */
export function sessionsOfSet({ sessions }: Pick<PlayState, 'sessions'>, boardSet: string): SessionPlay[] {
  return Object.values(sessions).filter((session) => session.boardSet === boardSet);
}

/** The boards that a session has still to play, as far as somebody has asked: each phone of a hall asks of the same ones. */
const stillToPlay = remembering<SessionPlay, Map<number, boolean>>(() => new Map());

/** Whether a session has still to play a board; one that is being set up has to play what it may come to play. */
export function hasStillToPlay(session: SessionPlay, board: number): boolean {
  const known = stillToPlay(session);
  const has = known.get(board) ?? findStillToPlay(session, board);
  known.set(board, has);
  return has;
}

function findStillToPlay(session: SessionPlay, board: number): boolean {
  if (session.sections.length === 0 || isToBeDrawn(session, board)) return true;
  const plays = scheduleOf(session).playsOfBoard.get(board) ?? [];
  return plays.some((play) => !isSettled(session, play));
}

function hasPlayed(session: SessionPlay, board: number): boolean {
  return (
    session.status !== 'set-up' && (scheduleOf(session).playsOfBoard.has(board) || board in session.results)
  );
}

/** What a board's release depends on. */
export type Releasing = Pick<PlayState, 'sessions' | 'dealSets'>;

/**
 * Whether a board is released: it was played, or its deal disclosed though nobody played it, and no table of any session
 * that uses its set has still to play it, late plays included.
 */
export function isReleased(
  state: Releasing,
  { boardSet }: Pick<SessionPlay, 'boardSet'>,
  board: number,
): boolean {
  const sessions = sessionsOfSet(state, boardSet);
  return (
    (sessions.some((session) => hasPlayed(session, board)) || isOpenUnplayed(state, boardSet, board)) &&
    !sessions.some((session) => hasStillToPlay(session, board))
  );
}

function isOpenUnplayed({ dealSets }: Releasing, set: string, board: number): boolean {
  const known = dealSets[set];
  return known !== undefined && isDisclosed(known, board);
}

/** Whether a board is played in the last rounds, which the public does not see until the session is first closed. */
export function isDark(
  { settings }: Pick<PlayState, 'settings'>,
  session: SessionPlay,
  board: number,
): boolean {
  if (settings.darkRounds === 0 || session.closings.length > 0) return false;
  const { playsOfBoard, rounds } = scheduleOf(session);
  const scheduled = (playsOfBoard.get(board) ?? []).map(({ round }) => round);
  const played = Object.keys(session.results[board] ?? {}).map((place) => Number(place.split('/')[1]));
  return [...scheduled, ...played].some((round) => round > rounds - settings.darkRounds);
}

/** The boards of a session whose travellers everybody may see. */
export function releasedBoards(
  state: Releasing & Pick<PlayState, 'settings'>,
  session: SessionPlay,
): number[] {
  return scheduleOf(session).boards.filter(
    (board) => isReleased(state, session, board) && !isDark(state, session, board),
  );
}

/** Whether an event says what a play came to: an entry that waits for the other side does not. */
function settles({ what, agreed = true }: ScoreEvent): boolean {
  switch (what) {
    case 'entered':
      return agreed;
    case 'confirmed':
    case 'recorded':
    case 'irregular':
    case 'corrected':
    case 'not-played':
      return true;
    default:
      return false;
  }
}

/**
 * Whether somebody else than a person has settled a play: the phones of those who played it, or others who keep the scores
 * or direct. What was said before its result was voided counts no more.
 */
export function isSettledByAnother(session: SessionPlay, play: PlayOfBoard, person: string): boolean {
  const isAnother = ({ actor }: { readonly actor: string }) => actor !== `person:${person}`;
  const ruling = session.tables[play.table]?.rulings[playKey(play)];
  const ruled = ruling === undefined ? undefined : session.decisions[ruling];
  if (ruled && isAnother(ruled.given)) return true;
  const history = resultOf(session, play).history;
  const since = history.slice(history.findLastIndex(({ what }) => what === 'voided') + 1);
  if (since.some((historyEvent) => settles(historyEvent) && isAnother(historyEvent))) return true;
  const sheet = session.written[play.table]?.[play.round];
  return (
    sheet?.history.some(
      (historyEvent) =>
        ['signed', 'agreed', 'accepted'].includes(historyEvent.what) && isAnother(historyEvent),
    ) === true
  );
}
