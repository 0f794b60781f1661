/** Who has a place before play, or nobody. */
export interface Seat {
  readonly contestant: string;
  readonly entry: string | null;
}

/** What was tapped first, or is dragged: a place, or an entry that has none. */
export type Moved = { readonly place: string } | { readonly entry: string };

/** The seats that change where something is moved to a place: two that have places change them. */
export function movedTo(seats: readonly Seat[], moved: Moved, place: string): readonly Seat[] {
  if ('entry' in moved) return [{ contestant: place, entry: moved.entry }];
  if (moved.place === place) return [];
  const entryAt = (contestant: string) => seats.find((seat) => seat.contestant === contestant)?.entry ?? null;
  return [
    { contestant: moved.place, entry: entryAt(place) },
    { contestant: place, entry: entryAt(moved.place) },
  ];
}

/** All places filled in an order; those behind its end are nobody's. */
export function inOrder(seats: readonly Seat[], order: readonly string[]): readonly Seat[] {
  return seats.map(({ contestant }, index) => ({ contestant, entry: order[index] ?? null }));
}

/** Entries in the order of an earlier session's places; those without a place in it behind them, as in the list. */
export function inOrderOfPlaces(
  entries: readonly string[],
  ranked: readonly { readonly contestant: string; readonly place: number | null }[],
  seatsThere: readonly Seat[],
): readonly string[] {
  const entryOf = new Map(seatsThere.map(({ contestant, entry }) => [contestant, entry]));
  const placed = ranked
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => one.place! - other.place!)
    .flatMap(({ contestant }) => entryOf.get(contestant) ?? [])
    .filter((entry) => entries.includes(entry));
  return [...placed, ...entries.filter((entry) => !placed.includes(entry))];
}
