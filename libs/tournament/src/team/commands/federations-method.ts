import { EBU_SWISS_TEAMS, EBU_TEAMS, type TeamMethod } from '#scoring';
import { teamMethod } from '../../games/bridge/team-method.js';
import type { SectionData } from '../../session/events.js';
import type { SessionState } from '../../session/state.js';
import type { TournamentState } from '../../tournament/state.js';
import { teamEvents } from '../events.js';
import { teamsIn } from '../matches.js';

/**
 * The scoring that comes with the federation of the tournament's regulation, as teams are set for the first time;
 * nothing where it is the usual one (`NO_TEAMS`), or where the session has had teams before: then somebody has chosen.
 */
export function federationsMethod(
  { settings }: TournamentState,
  session: SessionState,
  sections: readonly SectionData[],
) {
  if (teamsIn(session).length > 0 || teamsIn({ sections }).length === 0) return [];
  const method = methodUnder(
    settings.regulation.name,
    sections.some(({ movement }) => movement.drawn),
  );
  return method
    ? [teamEvents.matchesScored({ session: session.session, method: teamMethod.parse(method) })]
    : [];
}

/** EBU White Book 2025, 8.12.3: the discrete scale; in a Swiss also what opponents have (143.7). */
function methodUnder(regulation: string, isSwiss: boolean): TeamMethod | undefined {
  if (regulation !== 'ebu') return undefined;
  return isSwiss ? EBU_SWISS_TEAMS : EBU_TEAMS;
}
