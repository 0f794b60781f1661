import { put } from '../../projection/put.js';
import type { SessionPlay } from '../play-state.js';
import { hasFinished } from '../finished.js';

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
