import { PREFERANS_PACK, suitOf, type Card, type Seat } from '#cards';

/**
 * Who wins a trick of an all-pass. It has no trumps. A card of the talon is the dealer's lead with four players
 * (Preferans Code 3.7.6.1); with three it only tells the suit (3.7.6.3). When nobody has that suit, the first card does.
 *
 * @param plays clockwise from who leads
 * @param talon the card of the talon that was turned, and the dealer who sits out, if anybody does
 * @throws RangeError when no card was played
 */
export function allPassTrickTo(
  plays: readonly { readonly seat: Seat; readonly card: Card }[],
  talon?: { readonly card: Card; readonly sitting?: Seat },
): Seat {
  const led = talon?.sitting ? [{ seat: talon.sitting, card: talon.card }, ...plays] : plays;
  const [first] = led;
  if (!first) throw new RangeError('Nobody played a card.');
  const asked = suitOf(talon?.card ?? first.card);
  const suit = led.some(({ card }) => suitOf(card) === asked) ? asked : suitOf(first.card);
  const following = led.filter(({ card }) => suitOf(card) === suit);
  return following.reduce((best, one) => (rankIn(one.card) < rankIn(best.card) ? one : best)).seat;
}

/** 0 for an ace, more for lower cards. */
function rankIn(card: Card): number {
  return PREFERANS_PACK.indexOf(card) % 8;
}
