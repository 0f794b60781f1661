import { reject, type Rejected } from '../command.js';
import type { SessionState } from '../session/state.js';
import { teamsIn } from './matches.js';

/** What stands against naming this team: the session has none of that name. */
export function noSuchTeam(session: SessionState, team: string): Rejected | undefined {
  return teamsIn(session).includes(team) ? undefined : reject({ code: 'team.unknown', team });
}

/** What stands against anything about teams: none play in the session. */
export function noTeams(session: SessionState): Rejected | undefined {
  return teamsIn(session).length > 0 ? undefined : reject({ code: 'team.none' });
}
