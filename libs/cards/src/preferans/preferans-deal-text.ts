import { SUITS, type Card, type Rank } from '../deal/card.js';
import { formatHand } from '../deal/hand.js';
import { numberOfPreferansDeal, type PreferansDeal } from '../numbers/preferans-deal-number.js';

/**
 * A deal of preferans as text: the hands of the three players, clockwise, then the talon, each as `formatHand` has it;
 * 47 characters. `AKQJT987.AK.. .QJT987.AKQJ. ..T987.AKQJT9 ...87`.
 */
export function formatPreferansDeal({ hands, talon }: PreferansDeal): string {
  return [...hands, talon].map(formatHand).join(' ');
}

/**
 * Reads what `formatPreferansDeal` writes; suits in their order, ranks in any.
 *
 * @throws RangeError when the text is no whole deal
 */
export function parsePreferansDeal(text: string): PreferansDeal {
  const hands = text.trim().split(/\s+/).map(readCards);
  const [first, second, third, talon] = hands;
  if (hands.length !== 4)
    throw new RangeError(`A deal of preferans has three hands and a talon: ${hands.length}.`);
  const deal: PreferansDeal = { hands: [first!, second!, third!], talon: talon! };
  // Only a whole deal has a number.
  numberOfPreferansDeal(deal);
  return deal;
}

function readCards(text: string): Card[] {
  const suits = text.split('.');
  if (suits.length !== SUITS.length) throw new RangeError('A hand has four suits divided by dots.');
  return SUITS.flatMap((suit, index) => Array.from(suits[index]!, (rank): Card => `${suit}${rank as Rank}`));
}
