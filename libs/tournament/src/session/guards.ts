import { reject, type Rejected } from '../command.js';
import type { TournamentState } from '../tournament/state.js';
import { contestantsIn, tablesOf } from './schedule.js';
import type { SessionState } from './state.js';

/** What stands against working in a tournament at all. */
export function notOpen({ status }: TournamentState): Rejected | undefined {
  if (status === 'none') return reject({ code: 'tournament.unknown' });
  if (status === 'archived') return reject({ code: 'tournament.archived' });
  return undefined;
}

/** What stands against preparing a session: it is not there, or it has begun. */
export function notInSetUp(tournament: TournamentState, session: SessionState): Rejected | undefined {
  if (session.status === 'none') return reject({ code: 'session.unknown' });
  if (session.status !== 'set-up') return reject({ code: 'session.started' });
  return notOpen(tournament);
}

/** What stands against playing a session: it has not begun, or it is closed. */
export function notRunning(tournament: TournamentState, session: SessionState): Rejected | undefined {
  if (session.status === 'set-up') return reject({ code: 'session.not-started' });
  return notUnderWay(tournament, session);
}

/** What stands against changing who takes part in a session, before it begins or while it runs: it is closed. */
export function notUnderWay(tournament: TournamentState, session: SessionState): Rejected | undefined {
  if (session.status === 'none') return reject({ code: 'session.unknown' });
  if (session.status === 'closed') return reject({ code: 'session.closed' });
  return notOpen(tournament);
}

/** What stands against naming this table: the session has none of that name. */
export function noSuchTable(session: SessionState, table: string): Rejected | undefined {
  return tablesOf(session).includes(table) ? undefined : reject({ code: 'session.table-unknown', table });
}

/** What stands against naming this contestant: the movement has none of that name. */
export function noSuchContestant(session: SessionState, contestant: string): Rejected | undefined {
  return contestantsIn(session).includes(contestant)
    ? undefined
    : reject({ code: 'session.contestant-unknown', contestant });
}
