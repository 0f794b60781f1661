import type { PlayState, SessionPlay } from '../play/play-state.js';
import { isSettled } from '../play/progress.js';
import { scheduleOf } from '../play/schedule.js';
import { sessionsOfSet } from './released.js';

/** The persons behind a contestant: as named for the session, otherwise as they entered. */
export function playersOf(
  { entries }: Pick<PlayState, 'entries'>,
  session: SessionPlay,
  contestant: string,
): readonly string[] {
  const entry = session.entries[contestant];
  return session.players[contestant] ?? (entry === undefined ? [] : (entries.entries[entry]?.players ?? []));
}

/** Whether somebody plays for a contestant in a round, as one of the pair or for one of them. */
function playsFor(
  state: PlayState,
  session: SessionPlay,
  contestant: string,
  { person, round }: { readonly person: string; readonly round: number },
): boolean {
  const substitutions = session.substitutions[contestant] ?? [];
  return (
    playersOf(state, session, contestant).includes(person) ||
    substitutions.some((one) => one.person === person && round >= one.fromRound && round <= one.toRound)
  );
}

/** Whether somebody takes part in the tournament: a session that is being set up may seat anybody who does. */
function takesPart({ entries }: PlayState, session: SessionPlay, person: string): boolean {
  const entered = Object.values(entries.entries).some(
    ({ players, withdrawn }) => !withdrawn && players.includes(person),
  );
  return entered || Object.values(session.players).some((players) => players.includes(person));
}

function isStillBefore(state: PlayState, session: SessionPlay, board: number, person: string): boolean {
  if (session.status === 'closed') return false;
  const { playsOfBoard } = scheduleOf(session);
  if (session.status === 'set-up') {
    const mayBePlayed = session.sections.length === 0 || playsOfBoard.has(board);
    return mayBePlayed && takesPart(state, session, person);
  }
  return (playsOfBoard.get(board) ?? []).some(
    ({ ns, ew, ...play }) =>
      !isSettled(session, play) &&
      [ns, ew].some((contestant) => playsFor(state, session, contestant, { person, round: play.round })),
  );
}

/** Whether somebody has still to play a board, in any session that uses its set, and has not asked to see it. */
export function isBefore(
  state: PlayState,
  { boardSet }: Pick<SessionPlay, 'boardSet'>,
  board: number,
  person: string,
): boolean {
  const sessions = sessionsOfSet(state, boardSet);
  return (
    !sessions.some(({ hiddenShown }) => hiddenShown[person]?.includes(board)) &&
    sessions.some((session) => isStillBefore(state, session, board, person))
  );
}

/** Whether somebody has still to play any board of a session without having asked to see it. */
export function hasBoardsBefore(state: PlayState, session: SessionPlay, person: string): boolean {
  return scheduleOf(session).boards.some((board) => isBefore(state, session, board, person));
}
