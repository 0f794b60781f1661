import { differentPlaces, type DrawnSeat } from '#movement';

/** The places that others have now than those who drew them. */
export function changedByHand(
  seats: readonly DrawnSeat[],
  contestants: readonly { readonly contestant: string; readonly entry: string | null }[],
): string[] {
  const now = contestants.flatMap(({ contestant, entry }) => (entry === null ? [] : [{ entry, contestant }]));
  return differentPlaces(seats, now);
}
