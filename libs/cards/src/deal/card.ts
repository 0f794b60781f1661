/** The suits from the highest down. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** The ranks from the highest down; the ten is one character, as everywhere in bridge files. */
export const RANKS = 'AKQJT98765432';
export type Rank = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

/** A card, suit first: `SA`, `HT`, `C2`. */
export type Card = `${Suit}${Rank}`;

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}
