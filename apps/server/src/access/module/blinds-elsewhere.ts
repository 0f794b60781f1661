import type { Access } from '#access';
import { hasPlayBefore, type CurrentStates } from '#projections';
import type { AccessSettings } from '../access-settings.js';

/** Asks the journals of the tournaments that a person helps to run, except those that the asking person organises. */
export function blindsElsewhere(current: CurrentStates, access: Access): AccessSettings['blindsElsewhere'] {
  return async (here, { person, players, by }) => {
    const asking = by.replace(/^person:/, '');
    const [held, ever] = await Promise.all([
      access.roles.tournamentsOf(person),
      access.ownPlayers.everOf(person),
    ]);
    for (const tournament of held.filter((one) => one !== here)) {
      // oxlint-disable-next-line no-await-in-loop -- one book in memory after the other
      if ((await access.roles.rolesOf(tournament, asking)).has('organiser')) continue;
      // oxlint-disable-next-line no-await-in-loop
      const { state } = await current.of(tournament);
      const isBlinded =
        hasPlayBefore(state, { person, players }) && !hasPlayBefore(state, { person, formerly: ever });
      if (isBlinded) return true;
    }
    return false;
  };
}
