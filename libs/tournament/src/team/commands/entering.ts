import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { entriesEvents, entry as entryId, person, teamName, teamPlayers } from '../../entries/events.js';
import { entriesStream, isTeam } from '../../entries/state.js';
import { playersRefused } from '../../entries/players-refused.js';
import { restsOnEntrant, seenAt } from '../../journal/seen.js';
import { notOpen } from '../../session/guards.js';
import { tournamentStream } from '../../tournament/state.js';

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
