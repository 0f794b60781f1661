import { api } from '../../api/client.js';
import { newCommandId } from '../../api/idempotency.js';

/** Somebody who is being named: one who is known already, or a name that is to be written down under a new id. */
export interface PlayerNamed {
  readonly id: string;
  readonly name: string;
  readonly known: boolean;
  /** Of somebody new, where one is given. */
  readonly memberNumber?: string;
}

/** Nobody yet, with the id under which a new name would be written down. */
export function nobody(): PlayerNamed {
  return { id: newCommandId(), name: '', known: false };
}

/**
 * Writes down those who are new. The ids were made before, so that a second attempt writes nobody twice.
 *
 * @returns the ids of all who have a name
 */
export async function writePlayers(
  tournament: string,
  players: readonly PlayerNamed[],
): Promise<readonly string[]> {
  const named = players.filter(({ name }) => name.trim() !== '');
  for (const { id, name, known, memberNumber } of named) {
    if (known) continue;
    // oxlint-disable-next-line no-await-in-loop -- few, and the first one's refusal is the one to be shown
    await api.put('/api/tournaments/{tournament}/players/{player}', {
      params: { path: { tournament, player: id } },
      body: { name: name.trim(), ...(memberNumber !== undefined && { memberNumber }) },
    });
  }
  return named.map(({ id }) => id);
}
