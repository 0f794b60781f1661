import type { Moment, PlayState, SessionPlay } from '../play-state.js';

/** The session as it is now is to be published. */
export function withProtocolAsked(session: SessionPlay, { position, time }: Moment): SessionPlay {
  const { asked, published } = session.protocols;
  return { ...session, protocols: { asked: [...asked, position], askedLast: time, published } };
}

/** A session that is closed already is to be published anew. */
export function withAskedIfClosed(session: SessionPlay, line: Moment): SessionPlay {
  return session.status === 'closed' ? withProtocolAsked(session, line) : session;
}

/** Closed sessions that a line has changed from outside are to be published anew. */
export function withClosedAskedAnew(
  state: PlayState,
  line: Moment,
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
export function standingProtocol({ status, protocols: { asked, published } }: SessionPlay) {
  const last = published.at(-1);
  return status === 'closed' && last?.at === asked.at(-1) ? last : undefined;
}
