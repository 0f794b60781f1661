import { put } from '../../projection/put.js';
import type { SessionPlay, Moment } from '../play-state.js';
import { hasFinished } from '../progress.js';
import { scheduleOf } from '../schedule.js';

interface RoundOfTable {
  readonly table: string;
  readonly round: number;
}

/** Notes when a table had done with a round. The first time counts, whatever is opened again behind it. */
export function withRoundLeft(session: SessionPlay, { table, round }: RoundOfTable, at: number): SessionPlay {
  const rounds = session.finished[table] ?? {};
  if (rounds[round] !== undefined) return session;
  return { ...session, finished: put(session.finished, table, { ...rounds, [round]: at }) };
}

/** Notes when a table had finished a round, if a line about one of its plays has brought that about. */
export function withRoundFinished(
  session: SessionPlay,
  { payload, time }: { readonly payload: RoundOfTable; readonly time: number },
): SessionPlay {
  return hasFinished(session, payload.table, payload.round) ? withRoundLeft(session, payload, time) : session;
}

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
