import { z } from 'zod';
import { EBU_SWISS_TEAMS, EBU_TEAMS, type TeamMethod } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { entriesEvents, entry as entryId, person, teamName, teamPlayers } from '../../entries/events.js';
import { entriesStream, isTeam, playersRefused } from '../../entries/state.js';
import { restsOnEntrant, seenAt } from '../../journal/seen.js';
import { notOpen } from '../../session/guards.js';
import { type TournamentState, tournamentStream } from '../../tournament/state.js';
import { teamMethod } from '../../games/bridge/method.js';
import type { SectionData } from '../../session/section/section-data.js';
import type { SessionState } from '../../session/state.js';
import { teamEvents } from '../events.js';
import { teamsIn } from '../matches.js';

const uses = () => ({ entries: entriesStream, tournament: tournamentStream });
const access = { roles: ['organiser', 'director'] } as const;
const entry = entryId.meta({ description: 'Entry id, created by the sender' });
const body = z.strictObject({
  entry,
  players: teamPlayers,
  captain: person,
  name: teamName
    .nullable()
    .optional()
    .meta({ description: 'Team name; null to use the captain’s name, unchanged if left out' }),
});

export const registerTeam = defineCommand({
  name: 'entries.register-team',
  summary: 'Register a team of 4–6 by player ids, with its captain (playing or not) and an optional name',
  access,
  body,
  uses,
  decide({ entry: id, players, captain, name = null }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (id in entries.entries) return reject({ code: 'entries.exists' });
    return (
      playersRefused(entries, id, players) ??
      accept({
        entries: [
          entriesEvents.teamRegistered({ entry: id, players, captain }),
          ...(name === null ? [] : [entriesEvents.teamNamed({ entry: id, name })]),
        ],
      })
    );
  },
});

export const changeTeam = defineCommand({
  name: 'entries.change-team',
  summary:
    'Change the players, captain and name of a team; a withdrawn team takes part again. Submitted line-ups are unchanged',
  access,
  body: body.extend({ at: seenAt }),
  uses,
  restsOn: restsOnEntrant,
  decide({ entry: id, players, captain, name }, { tournament, entries }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    const known = entries.entries[id];
    if (!known) return reject({ code: 'entries.unknown' });
    if (!isTeam(known)) return reject({ code: 'entries.is-pair' });
    const misfit = playersRefused(entries, id, players);
    if (misfit) return misfit;
    const same = !known.withdrawn && known.captain === captain && known.players.join() === players.join();
    const named = name !== undefined && name !== (known.name ?? null);
    const changes = [
      ...(same ? [] : [entriesEvents.teamChanged({ entry: id, players, captain })]),
      ...(named ? [entriesEvents.teamNamed({ entry: id, name })] : []),
    ];
    return accept(changes.length === 0 ? {} : { entries: changes });
  },
});

/** The federation's own scoring as teams are set for the first time, where it is not the usual one. */
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
