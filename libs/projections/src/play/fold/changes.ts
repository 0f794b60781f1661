import type { JournalEvent } from '#tournament';
import type { Handlers } from '../../projection/projection.js';
import {
  sessionOf,
  type HistoryEvent,
  type Moment,
  type PlayState,
  type SessionPlay,
} from '../play-state.js';

/** The handlers of one aggregate's events. */
export type HandlersOf<Aggregate extends string> = Pick<
  Handlers<PlayState>,
  Extract<JournalEvent['type'], `${Aggregate}.${string}`>
>;

/** A handler that changes the session that its event names. */
export function inSession<Line extends { readonly payload: { readonly session: string } }>(
  change: (session: SessionPlay, line: Line) => SessionPlay,
): (state: PlayState, line: Line) => PlayState {
  return (state, line) => withSession(state, line.payload.session, (session) => change(session, line));
}

/** The state with another session in the place of one. */
export function withSession(
  state: PlayState,
  name: string,
  change: (session: SessionPlay) => SessionPlay,
): PlayState {
  const session = sessionOf(state, name);
  if (!session) throw new Error(`The book tells of session ${name} before it was created.`);
  return { ...state, sessions: { ...state.sessions, [name]: change(session) } };
}

/** When a line was written. */
export function momentOf({ position, time }: Moment): Moment {
  return { position, time };
}

/** When a line was written and who caused it. */
export function historyEventOf({ position, time, actor }: HistoryEvent): HistoryEvent {
  return { position, time, actor };
}

/**
 * The event of a line: what was done, when and by whom. The moment comes first and is written member by member: copies
 * of an object with a time that get more members would each have a hidden class of their own, several times its size.
 */
export function historyEventWith<Told extends object>(
  { position, time, actor }: HistoryEvent,
  told: Told,
): HistoryEvent & Told {
  return { position, time, actor, ...told };
}
