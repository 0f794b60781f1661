import { playsDecided, type TableState, tableStream } from '../table/state.js';
import { tournamentStream } from '../tournament/state.js';
import { tablesOf } from './plan/schedule.js';
import { type SessionState, sessionStream } from './state.js';
import type { AlsoStates } from '../command/command.js';
import { type ResultState, resultStream } from '../result/state.js';

/** The streams that every command about a session depends on. */
export const usesOfSession = ({ session }: { session: string }) => ({
  session: sessionStream(session),
  tournament: tournamentStream,
});

/** Every table of the session, for decisions that look at the whole room. */
export const everyTable = (_body: unknown, { session }: { session: SessionState }) =>
  Object.fromEntries(
    tablesOf(session).map((table) => [table, tableStream({ session: session.session, table })]),
  );

/** A round at a table of a session, with the boards that are to be played there. */
export interface RoundAtTable {
  readonly session: string;
  readonly table: string;
  readonly round: number;
  readonly boards: readonly number[];
}

/** The streams that tell whether these rounds have begun, by their own names. */
export function streamsOfRounds(rounds: readonly RoundAtTable[]) {
  const tables = rounds.map(tableStream);
  const results = rounds.flatMap(({ boards, ...at }) =>
    boards.map((board) => resultStream({ ...at, board })),
  );
  return {
    ...Object.fromEntries(tables.map((one) => [one.stream, one] as const)),
    ...Object.fromEntries(results.map((one) => [one.stream, one] as const)),
  };
}

/**
 * Whether a round has begun at a table: something was entered there, or decided.
 *
 * @param states those of `streamsOfRounds`
 */
export function hasBegun({ boards, ...at }: RoundAtTable, states: AlsoStates): boolean {
  const decided = playsDecided(states[tableStream(at).stream] as TableState);
  if (decided.some(({ round }) => round === at.round)) return true;
  return boards.some(
    (board) => (states[resultStream({ ...at, board }).stream] as ResultState).status !== 'none',
  );
}
