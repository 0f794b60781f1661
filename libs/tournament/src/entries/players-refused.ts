import { reject, type Rejected } from '../command/command.js';
import type { EntriesState } from './state.js';

/** A player who takes part already, in another entry. */
function entered({ entries }: EntriesState, own: string, persons: readonly string[]): string | undefined {
  const others = Object.entries(entries).filter(([id, { withdrawn }]) => id !== own && !withdrawn);
  const taken = new Set(others.flatMap(([, other]) => other.players));
  return persons.find((person) => taken.has(person));
}

/** What prevents these persons playing in an entry: one of them is there twice, or plays in another. */
export function playersRefused(
  state: EntriesState,
  own: string,
  persons: readonly string[],
): Rejected | undefined {
  if (new Set(persons).size < persons.length) return reject({ code: 'entries.player-twice' });
  const player = entered(state, own, persons);
  return player === undefined ? undefined : reject({ code: 'entries.player-entered', player });
}
