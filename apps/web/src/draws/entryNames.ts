import type { ContestantSeen } from '../api/documents.js';
import type { EntrySeen } from '../api/deskDocuments.js';
import { shortened } from '../messages/shortened.js';

type Seated = Pick<ContestantSeen, 'entry' | 'players'>;

/**
 * How entries are called: by their players, where they may be told; else by the beginning of the id.
 *
 * @param entries where some of them may have no seat (any more), or not yet
 */
export function entryNames(
  { contestants }: { readonly contestants: readonly Seated[] },
  entries: readonly Pick<EntrySeen, 'entry' | 'players'>[] = [],
): (entry: string) => string {
  const names = new Map(
    [...entries, ...contestants].map(({ entry, players }) => [
      entry,
      players.flatMap(({ name }) => (name === null ? [] : [name])).join(' – '),
    ]),
  );
  return (entry) => names.get(entry) || shortened(entry);
}
