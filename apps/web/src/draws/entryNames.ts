import type { SessionSeen } from '../api/documents.js';
import { shortened } from '../messages/lineText.js';

/** How entries are called that have seats: by their players, where they may be told; else by the beginning of the id. */
export function entryNames({ contestants }: Pick<SessionSeen, 'contestants'>): (entry: string) => string {
  const names = new Map(
    contestants.map(({ entry, players }) => [
      entry,
      players.flatMap(({ name }) => (name === null ? [] : [name])).join(' – '),
    ]),
  );
  return (entry) => names.get(entry) || shortened(entry);
}
