import { RANKS, SUITS, type Card, type Rank, type Suit } from './card.js';

/** Cards in an order, each once: what is shuffled, dealt and drawn from. */
export type Pack = readonly Card[];

/** The bridge pack: 52 cards in the order SA..S2 HA..H2 DA..D2 CA..C2. */
export const BRIDGE_PACK: Pack = packOf(RANKS);

/** A card of the pack of preferans: none below the seven. */
export type PreferansCard = Exclude<Card, `${Suit}${'2' | '3' | '4' | '5' | '6'}`>;

/** The pack of preferans: 32 cards in the order SA..S7 HA..H7 DA..D7 CA..C7. */
export const PREFERANS_PACK: Pack = packOf(RANKS.slice(0, 8));

const PLACES = new Map(BRIDGE_PACK.map((card, place) => [card, place]));

/** Cards of any pack in the order of the bridge pack: spades, hearts, diamonds, clubs, each from the highest down. */
export function highToLow(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => PLACES.get(one)! - PLACES.get(other)!);
}

/** The pack that has these ranks in every suit. */
function packOf(ranks: string): Pack {
  return SUITS.flatMap((suit) => Array.from(ranks, (rank): Card => `${suit}${rank as Rank}`));
}
