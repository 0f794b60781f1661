import { BRIDGE_PACK, MalformedDeal, SEATS, wholeDeal, type Card, type Deal, type Seat } from '#cards';
import { refuse, type DealPlace } from '../faults/unreadable.js';

/** A card of a record: its place there, counted from 1, and whose it is. */
export interface PlacedCard {
  readonly at: number;
  readonly card: Card;
  readonly seat: Seat;
}

/**
 * The deal that the cards of a record make, read one by one.
 *
 * @throws UnreadableDeals which names the first card that is there again or too much in its hand
 */
export function dealOfCards(cards: Iterable<PlacedCard>, place: DealPlace): Deal {
  const hands: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  const seen = new Set<Card>();
  for (const { at, card, seat } of cards) {
    if (seen.has(card)) refuse({ ...place, code: 'deal-file.card-again', at, card });
    if (hands[seat].length === 13) refuse({ ...place, code: 'deal-file.hand-full', at, card, seat });
    seen.add(card);
    hands[seat].push(card);
  }
  const short = SEATS.find((seat) => hands[seat].length < 13);
  if (short) refuse({ ...place, code: 'deal-file.hand-short', seat: short, cards: hands[short].length });
  return wholeDeal(hands);
}

/**
 * The deal in which the cards of the pack, SA..C2, belong to these seats.
 *
 * @param seats 52 of them
 * @throws UnreadableDeals which names the first card that is too much in its hand
 */
export function dealOfSeats(seats: readonly Seat[], place: DealPlace): Deal {
  return dealOfCards(
    seats.map((seat, index) => ({ at: index + 1, card: BRIDGE_PACK[index]!, seat })),
    place,
  );
}

/** Whose each card of the pack is, SA..C2. */
export function seatsOfDeal(deal: Deal): Seat[] {
  const holders = new Map(SEATS.flatMap((seat) => deal[seat].map((card) => [card, seat] as const)));
  return BRIDGE_PACK.map((card) => holders.get(card)!);
}

/** Reads a deal, and says where it stands when it is none. @throws UnreadableDeals */
export function dealAt(place: DealPlace, read: () => Deal): Deal {
  try {
    return read();
  } catch (error) {
    if (error instanceof MalformedDeal) refuse({ ...place, code: 'deal-file.deal', fault: error.faults[0]! });
    throw error;
  }
}

/** The cards that three hands leave for the fourth. */
export function cardsLeft(hands: readonly (readonly Card[])[]): Card[] {
  const held = new Set(hands.flat());
  return BRIDGE_PACK.filter((card) => !held.has(card));
}
