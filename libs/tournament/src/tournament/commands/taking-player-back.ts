import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { tournamentEvents } from '../events.js';
import { tournamentStream } from '../state.js';

export const takePlayerBack = defineCommand({
  name: 'tournament.take-player-back',
  summary:
    'Record that a person is not one of these players after all. Data hidden from players then becomes visible to them. For themselves, people can only record that they are one',
  access: { roles: ['organiser', 'director', 'scorer'], inside: true },
  body: z.strictObject({ person: z.uuid(), players: z.array(z.uuid()) }),
  uses: () => ({ tournament: tournamentStream }),
  decide({ person, players }, { tournament }, { actor, capacity }) {
    if (tournament.status === 'none') return reject({ code: 'tournament.unknown' });
    const known = tournament.takenBack[person] ?? [];
    const isOwn = actor === `person:${person}`;
    if (isOwn && players.some((id) => !known.includes(id))) return reject({ code: 'tournament.own-player' });
    if (!isOwn && capacity !== 'organiser')
      return reject({ code: 'access.role-required', roles: 'organiser' });
    const all = players.toSorted();
    return accept(
      sameData(known, all)
        ? {}
        : { tournament: [tournamentEvents.playerTakenBack({ person, players: all })] },
    );
  },
});
