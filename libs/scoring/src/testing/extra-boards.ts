/**
 * How many extra boards a tied match has: an eighth of it, rounded up, and at least 2. EBU White Book, 143.7, which does
 * not say how to round.
 */
export function extraBoards(boards: number): number {
  return Math.max(2, Math.ceil(boards / 8));
}
