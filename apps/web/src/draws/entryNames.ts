import type { ContestantSeen } from '../api/documents.js';
import { shortened } from '../messages/shortened.js';

/** How entries are called that have seats: by their players, where they may be told; else by the beginning of the id. */
export function entryNames({
  contestants,
}: {
  readonly contestants: readonly Pick<ContestantSeen, 'entry' | 'players'>[];
}): (entry: string) => string {
  const names = new Map(
    contestants.map(({ entry, players }) => [
      entry,
      players.flatMap(({ name }) => (name === null ? [] : [name])).join(' – '),
    ]),
  );
  return (entry) => names.get(entry) || shortened(entry);
}
