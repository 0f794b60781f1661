import { USUAL_GAME } from '#cards';
import type { GameName } from '#tournament';
import { dealParts } from '../../play/dealParts.js';

/** The seats of a deal as hands are counted out, clockwise from North; of preferans the hands in their order, then the talon. */
export const SEATS_OF_DEAL = ['N', 'E', 'S', 'W'] as const;
export type SeatOfDeal = (typeof SEATS_OF_DEAL)[number];

/** The suits of a hand, with their signs. */
export const SUITS_OF_HAND = [
  { suit: 'S', sign: '♠' },
  { suit: 'H', sign: '♥' },
  { suit: 'D', sign: '♦' },
  { suit: 'C', sign: '♣' },
] as const;
type SuitOfHand = (typeof SUITS_OF_HAND)[number]['suit'];

/** Four hands as they are being typed, suit by suit. */
export type HandsTyped = Readonly<Record<SeatOfDeal, Readonly<Record<SuitOfHand, string>>>>;

const NO_HAND = { S: '', H: '', D: '', C: '' };
export const NO_HANDS: HandsTyped = { N: NO_HAND, E: NO_HAND, S: NO_HAND, W: NO_HAND };

/** The hands with another suit in one of them. */
export function withSuit(hands: HandsTyped, seat: SeatOfDeal, suit: SuitOfHand, ranks: string): HandsTyped {
  return { ...hands, [seat]: { ...hands[seat], [suit]: ranks } };
}

/**
 * The text of a deal, `N:AKQ.J95.T742.863 ...`; of preferans without a seat. A ten can be typed as 10, and cards apart.
 */
export function dealOfHands(hands: HandsTyped, game: GameName = USUAL_GAME): string {
  const written = (ranks: string) => ranks.replaceAll(/[\s,]/g, '').replaceAll('10', 'T').toUpperCase();
  const hand = (seat: SeatOfDeal) => SUITS_OF_HAND.map(({ suit }) => written(hands[seat][suit])).join('.');
  const text = SEATS_OF_DEAL.map(hand).join(' ');
  return dealParts(game).talon ? text : `N:${text}`;
}
