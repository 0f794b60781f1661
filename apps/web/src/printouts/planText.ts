import type { BoardPlan, PlannedMove } from '../api/printoutDocuments.js';

/** Of which boards there are how many copies, the fewest first. */
export function copiesTold(copies: BoardPlan['copies']): BoardPlan['copies'] {
  const counts = [...new Set(copies.map((set) => set.copies))].toSorted((one, other) => one - other);
  return counts.map((count) => ({
    copies: count,
    boards: copies.filter((set) => set.copies === count).flatMap(({ boards }) => boards),
  }));
}

/** Whether North hands the boards to the next table down, as everybody expects. */
export function isOneDown({ from, to, relay, caddy, sharedWith }: PlannedMove): boolean {
  return from !== null && to !== null && !relay && !caddy && sharedWith.length === 0;
}
