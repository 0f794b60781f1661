import type { Moment, SessionPlay } from '../play-state.js';
import { hasFinished } from '../finished.js';
import { scheduleOf } from '../schedule.js';

/**
 * Notes the rounds that have ended by now: called, and finished at all tables, one after the other. An end stays an end,
 * whatever is opened again behind it.
 */
export function withRoundsEnded(session: SessionPlay, at: Moment): SessionPlay {
  const ended = [...session.ended];
  while (ended.length < session.round && hasEnded(session, ended.length + 1)) ended.push(at);
  return ended.length === session.ended.length ? session : { ...session, ended };
}

function hasEnded(session: SessionPlay, round: number): boolean {
  return scheduleOf(session).tables.every((table) => hasFinished(session, table, round));
}
