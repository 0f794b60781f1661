import { inOrder } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import { everybodyAt } from '../movement/seats.js';

/** Who sits at one table wherever the rows name it, in order. */
export function stationaryIn(rows: Movement['rows']): readonly string[] {
  const tables = new Map<string, Set<number>>();
  for (const [table, row] of rows.entries()) {
    for (const contestant of row.flatMap((play) => (play ? everybodyAt(play) : []))) {
      tables.set(contestant, (tables.get(contestant) ?? new Set()).add(table));
    }
  }
  return inOrder([...tables].filter(([, at]) => at.size === 1).map(([contestant]) => contestant));
}
