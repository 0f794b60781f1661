import type { SessionScores } from '../session/session-scores.js';

/** Everything that a scored session says, computed and as plain data. */
export function written({ regulation, fields, boards, contestants }: SessionScores) {
  const byName = <Value>(entries: Iterable<[string, Value]>) =>
    [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    regulation,
    fields: byName(fields),
    boards: byName(boards),
    contestants: byName(contestants).map(([name, score]) => [name, { ...score }]),
  };
}
