import { drawnSeats, seatsByCards, seatsDrawnWith, type DrawnSeat } from '#movement';
import type { SeatsDrawnSeen } from '../api/documents.js';

type Draw = NonNullable<SeatsDrawnSeen['draw']>;

/** The seats as they come of what is published of a draw, drawn here and now. */
export function drawnAgain(draw: Draw): DrawnSeat[] {
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

/** The places that others have now than those who drew them. */
export function changedByHand(
  { seats }: Draw,
  contestants: readonly { readonly contestant: string; readonly entry: string | null }[],
): string[] {
  const now = contestants.flatMap(({ contestant, entry }) => (entry === null ? [] : [{ entry, contestant }]));
  return differentPlaces(seats, now);
}
