import type { Card } from '../deal/card.js';
import type { Pack } from '../deal/pack.js';
import { chiSquareTail } from './chi-square.js';

/** How often each card was dealt to each place, with how far that strays from chance. */
export interface AuditOfCards<Place extends string> {
  readonly counts: Readonly<Record<Card, Readonly<Record<Place, number>>>>;
  readonly chiSquare: number;
  readonly degrees: number;
  /** How likely chance strays as far or farther, from 0 to 1. */
  readonly likelihood: number;
}

/**
 * Counts to which places the cards of a pack were dealt. Each place has as many cards of every deal: chance deals each
 * card to it in that part of them.
 *
 * @param deals at least one, each with every card of the pack
 */
export function auditCards<Place extends string>(
  deals: readonly Readonly<Record<Place, readonly Card[]>>[],
  pack: Pack,
  places: readonly Place[],
): AuditOfCards<Place> {
  const nothing = () => Object.fromEntries(places.map((place) => [place, 0])) as Record<Place, number>;
  const counts = Object.fromEntries(pack.map((card) => [card, nothing()])) as Record<
    Card,
    Record<Place, number>
  >;
  for (const deal of deals) for (const place of places) for (const card of deal[place]) counts[card][place]++;
  const sum = places.reduce((all, place) => {
    const expected = (deals.length * (deals[0]?.[place].length ?? 0)) / pack.length;
    return pack.reduce((part, card) => part + (counts[card][place] - expected) ** 2 / expected, all);
  }, 0);
  // Each place has so many of the cards of every deal, which makes the counts vary less, by one part in as many cards.
  const chiSquare = (sum * (pack.length - 1)) / pack.length;
  const degrees = (pack.length - 1) * (places.length - 1);
  return { counts, chiSquare, degrees, likelihood: chiSquareTail(chiSquare, degrees) };
}
