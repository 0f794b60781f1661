import type { SessionSeen } from '../../api/documents.js';

/** How many have a place in a session. */
export function seatsTaken({ contestants }: Pick<SessionSeen, 'contestants'>): number {
  return contestants.filter(({ entry }) => entry !== null).length;
}

/** Whether a draw would replace one before it, and so needs a reason: seats were drawn, and somebody has one. */
export function replacesDraw(session: Pick<SessionSeen, 'contestants' | 'seatDraws'>): boolean {
  return session.seatDraws > 0 && seatsTaken(session) > 0;
}
