import { drawnSeats, seatsByCards, type DrawnSeat, type DrawnCard } from './places.js';
import { type DrawWishes, seatsDrawnWith } from './draw-with-wishes.js';

/** What is published of a draw of seats: all that its seats follow from. */
export type PublishedDraw = { readonly seats: readonly DrawnSeat[] } & (
  | {
      readonly kind: 'seed';
      readonly seed: string;
      /** What it kept to beside the lot; left out or nothing: the lot alone. */
      readonly wishes?: Omit<DrawWishes, 'entries'> | null;
    }
  | { readonly kind: 'cards'; readonly cards: readonly DrawnCard[] }
);

/** The seats as they come of what is published of a draw; of the published ones only who has one is taken, and where. */
export function drawnAgain(draw: PublishedDraw): DrawnSeat[] {
  const places = draw.seats.map(({ contestant }) => contestant);
  if (draw.kind === 'cards') return seatsByCards(draw.cards, places);
  const entries = draw.seats.map(({ entry }) => entry);
  if (!draw.wishes) return drawnSeats(entries, places, draw.seed);
  return seatsDrawnWith({ ...draw.wishes, entries }, draw.seed);
}

/** The places at which two draws have different entries. */
export function differentPlaces(one: readonly DrawnSeat[], other: readonly DrawnSeat[]): string[] {
  const [first, second] = [one, other].map(
    (seats) => new Map(seats.map(({ entry, contestant }) => [contestant, entry])),
  ) as [Map<string, string>, Map<string, string>];
  const places = new Set([...first.keys(), ...second.keys()]);
  return [...places].filter((place) => first.get(place) !== second.get(place));
}
