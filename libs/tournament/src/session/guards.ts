import { type DecisionContext, reject, type Rejected } from '../command/command.js';
import { games } from '../games/games.js';
import type { TournamentState } from '../tournament/state.js';
import { type Correction, correctionEnds, isAfter } from './correction-period.js';
import { contestantsIn, tablesOf } from './plan/schedule.js';
import type { SessionState } from './state.js';
import { firstBoardOf, matchesIn, type NamedMatch, type ScheduledMatch, teamsIn } from '../team/matches.js';

/** What prevents working in a tournament at all. */
export function notOpen({ status }: TournamentState): Rejected | undefined {
  if (status === 'none') return reject({ code: 'tournament.unknown' });
  if (status === 'archived') return reject({ code: 'tournament.archived' });
  return undefined;
}

/** What prevents preparing a session: it is not there, or it has begun. */
export function notInSetUp(tournament: TournamentState, session: SessionState): Rejected | undefined {
  if (session.status === 'none') return reject({ code: 'session.unknown' });
  if (session.status !== 'set-up') return reject({ code: 'session.started' });
  return notOpen(tournament);
}

/** What prevents playing a session: it has not begun, or it is closed. */
export function notRunning(tournament: TournamentState, session: SessionState): Rejected | undefined {
  if (session.status === 'set-up') return reject({ code: 'session.not-started' });
  return notUnderWay(tournament, session);
}

interface Correcting {
  readonly tournament: TournamentState;
  readonly session: SessionState;
}

/**
 * What prevents changing a session that is over: the time for it is, too (Laws 79C and 92B, 2017). After that the
 * organiser alone changes anything, and says why.
 *
 * @param reason left out where nobody can say why: then the session has to be opened again
 */
export function notInTime(
  kind: Correction,
  { tournament, session }: Correcting,
  { capacity, now }: Pick<DecisionContext, 'capacity' | 'now'>,
  reason?: string,
): Rejected | undefined {
  const ended = correctionEnds(session.closings, tournament.regulations)[kind];
  const inTime = !isAfter(ended, now) || (capacity === 'organiser' && reason !== undefined);
  if (inTime) return undefined;
  const over = { session: session.session, ended: ended! };
  return kind === 'appeals'
    ? reject({ code: 'ruling.appeal-late', ...over })
    : reject({ code: 'session.correction-over', ...over });
}

/** What prevents correcting a session: it has not begun, or it is closed and the time for it is over. */
export function notCorrectable(
  kind: Correction,
  { tournament, session }: Correcting,
  context: Pick<DecisionContext, 'capacity' | 'now'>,
  reason?: string,
): Rejected | undefined {
  const refused = notBegun({ tournament, session });
  if (refused || session.status !== 'closed') return refused;
  return notInTime(kind, { tournament, session }, context, reason);
}

/** What prevents anything about what was played in a session, be it over or not: it has not begun. */
export function notBegun({ tournament, session }: Correcting): Rejected | undefined {
  if (session.status === 'set-up') return reject({ code: 'session.not-started' });
  if (session.status === 'none') return reject({ code: 'session.unknown' });
  return notOpen(tournament);
}

/** What prevents changing who takes part in a session, before it begins or while it runs: it is closed. */
export function notUnderWay(tournament: TournamentState, session: SessionState): Rejected | undefined {
  if (session.status === 'none') return reject({ code: 'session.unknown' });
  if (session.status === 'closed') return reject({ code: 'session.closed' });
  return notOpen(tournament);
}

/** What prevents a movement with boards: the game is written on sheets. */
export function notOfBoards({ game }: Pick<SessionState, 'game'>): Rejected | undefined {
  return games[game].boardsHaveResults ? undefined : reject({ code: 'session.other-game', game });
}

/** What prevents naming this table: the session has none of that name. */
export function noSuchTable(session: SessionState, table: string): Rejected | undefined {
  return tablesOf(session).includes(table) ? undefined : reject({ code: 'session.table-unknown', table });
}

/** What prevents naming this contestant: the movement has none of that name. */
export function noSuchContestant(session: SessionState, contestant: string): Rejected | undefined {
  return contestantsIn(session).includes(contestant)
    ? undefined
    : reject({ code: 'session.contestant-unknown', contestant });
}

/** What prevents naming this team: the session has none of that name. */
export function noSuchTeam(session: SessionState, team: string): Rejected | undefined {
  return teamsIn(session).includes(team) ? undefined : reject({ code: 'team.unknown', team });
}

/** What prevents anything about teams: none play in the session. */
export function noTeams(session: SessionState): Rejected | undefined {
  return teamsIn(session).length > 0 ? undefined : reject({ code: 'team.none' });
}

/** What prevents other numbers, by lot or by hand: in a round of a knockout the bracket sets who meets whom. */
export function numbersOfBracket({ knockout }: Pick<SessionState, 'knockout'>): Rejected | undefined {
  return knockout === null ? undefined : reject({ code: 'team.numbers-of-bracket' });
}

/** The match that a command means, home first; or why it is none, or which of several is not said. */
export function matchMeant(
  session: SessionState,
  { home, away, board }: NamedMatch,
): Rejected | ScheduledMatch {
  const both = matchesIn(session).filter((one) => one.home === home && one.away === away);
  const meant = both.filter((one) => board === undefined || firstBoardOf(one) === board);
  if (meant.length > 1) return reject({ code: 'team.match-several', home, away });
  return meant[0] ?? reject({ code: 'team.match-unknown', home, away });
}
