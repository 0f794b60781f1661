import { tableStream } from '../table/state.js';
import { tournamentStream } from '../tournament/state.js';
import { tablesOf } from './plan/schedule.js';
import { sessionStream, type SessionState } from './state.js';

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
