import type { HistoryEvent, PlayState, SessionPlay } from '../play-state.js';

/** A journal entry that asks for a protocol, and the command that it was written by. */
export type Asking = HistoryEvent & { readonly command: string };

/**
 * The session as it is now is to be published: once for all that one command has done to it, as a ruling over several
 * boards, and as the last line of it has it.
 */
export function withProtocolAsked(
  session: SessionPlay,
  { position, time, actor, command }: Asking,
): SessionPlay {
  const { asked, askedBy } = session.protocols;
  const before = askedBy === command ? asked.slice(0, -1) : asked;
  return {
    ...session,
    protocols: { asked: [...before, position], askedLast: time, askedBy: command, askedFrom: actor },
  };
}

/** A session that is closed already is to be published anew. */
export function withAskedIfClosed(session: SessionPlay, line: Asking): SessionPlay {
  return session.status === 'closed' ? withProtocolAsked(session, line) : session;
}

/** Closed sessions that a line has changed from outside are to be published anew. */
export function withClosedAskedAnew(
  state: PlayState,
  line: Asking,
  isConcerned: (session: SessionPlay) => boolean,
): PlayState {
  const sessions = Object.values(state.sessions).filter(
    (session) => session.status === 'closed' && isConcerned(session),
  );
  if (sessions.length === 0) return state;
  const asked = sessions.map((session) => [session.session, withProtocolAsked(session, line)] as const);
  return { ...state, sessions: { ...state.sessions, ...Object.fromEntries(asked) } };
}

/** The published protocol that says how the session stands; nothing while it is played, changed or being published. */
export function standingProtocol({ status, published, protocols: { asked } }: SessionPlay) {
  const last = published.at(-1);
  return status === 'closed' && last?.at === asked.at(-1) ? last : undefined;
}
