import { reject, type Rejected } from '../command/command.js';
import type { SessionState } from './state.js';
import { matchesIn, teamsIn, type ScheduledMatch } from '../team/matches.js';
import { firstBoardOf, type NamedMatch } from '../team/one-match.js';

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
