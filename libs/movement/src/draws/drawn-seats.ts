import { drawnCardOrder, drawOrder, type Card } from '#cards';

/** An entry and the contestant that it plays as. */
export interface DrawnSeat {
  readonly entry: string;
  readonly contestant: string;
}

/** A card that an entry drew. */
export interface DrawnCard {
  readonly entry: string;
  readonly card: string;
}

/**
 * The seats of a draw at random: the entries in the order of their ids, put in the order of `drawOrder`, take the places
 * one after the other. What a draw's event holds is enough to draw again: its seed, its entries and, in the order of its
 * seats, the places.
 *
 * @param seed 32 bytes in 64 hexadecimal digits
 * @param places at least as many as entries; those behind them stay empty
 */
export function drawnSeats(entries: readonly string[], places: readonly string[], seed: string): DrawnSeat[] {
  const inOrder = entries.toSorted();
  const order = drawOrder(inOrder.length, seed).map((index) => inOrder[index]!);
  return seats(order, places);
}

/**
 * The seats of a draw by cards (Preferans Code 3.1.1): who has the lowest card takes the first place, the others the
 * next ones by rising cards. What a draw's event holds is enough to draw again: its cards and, in the order of its seats,
 * the places.
 *
 * @param places at least as many as cards, the one that the lowest chose first; those behind them stay empty
 * @throws RangeError when two entries have the same card
 */
export function seatsByCards(cards: readonly DrawnCard[], places: readonly string[]): DrawnSeat[] {
  return seats(drawnCardOrder(new Map(cards.map(({ entry, card }) => [entry, card as Card]))), places);
}

function seats(order: readonly string[], places: readonly string[]): DrawnSeat[] {
  return order.map((entry, index) => ({ entry, contestant: places[index]! }));
}

/** The places as they are taken when the first one chosen is this: round the circle. */
export function placesFrom(chosen: string, places: readonly string[]): string[] {
  const first = places.indexOf(chosen);
  return [...places.slice(first), ...places.slice(0, first)];
}
