import type { PlannedSection } from '../boards/planned-boards.js';
import type { Movement } from '../movement/movement.js';

/**
 * So many copies of each board as there are, where after a change more tables than before play a set at once and the
 * section does not say how many it has.
 *
 * @returns undefined where nothing has to be said: no more tables play a set at once, or it is known how many there are
 */
export function copiesThere(
  { movement, copies, boardsWith }: Pick<PlannedSection, 'movement' | 'copies' | 'boardsWith'>,
  after: Movement,
): number | undefined {
  if (copies !== undefined || boardsWith !== undefined) return undefined;
  const there = mostAtOnce(movement);
  return mostAtOnce(after) > there ? there : undefined;
}

function mostAtOnce({ rows, rounds }: Movement): number {
  const inRounds = Array.from({ length: rounds }, (_, round) => {
    const times = new Map<number, number>();
    for (const row of rows) {
      const set = row[round]?.set;
      if (set !== undefined) times.set(set, (times.get(set) ?? 0) + 1);
    }
    return Math.max(0, ...times.values());
  });
  return Math.max(1, ...inRounds);
}
