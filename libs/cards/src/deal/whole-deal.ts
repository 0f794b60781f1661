import type { Card } from './card.js';
import type { Deal } from './deal.js';
import type { Hand } from './hand.js';
import { MalformedDeal, type DealFault } from './malformed-deal.js';
import { BRIDGE_PACK, highToLow } from './pack.js';
import { SEATS, type Seat } from './seat.js';

/**
 * Four hands that somebody gives as a deal, checked: every card of the pack once, thirteen in each hand.
 *
 * @returns the hands, each from the highest card down
 * @throws MalformedDeal which names every card doubled and missing, and each hand too long or too short
 */
export function wholeDeal(hands: Readonly<Record<Seat, Hand>>): Deal {
  const faults = [...faultsOfCards(hands), ...faultsOfSizes(hands)];
  if (faults.length > 0) throw new MalformedDeal(faults);
  return { N: highToLow(hands.N), E: highToLow(hands.E), S: highToLow(hands.S), W: highToLow(hands.W) };
}

/** Cards doubled stand before the cards missing: they are what somebody finds where it was written. */
function faultsOfCards(hands: Readonly<Record<Seat, Hand>>): DealFault[] {
  const held = new Map(BRIDGE_PACK.map((card): [Card, Seat[]] => [card, []]));
  for (const seat of SEATS) {
    for (const card of hands[seat]) held.get(card)?.push(seat);
  }
  return [
    ...[...held]
      .filter(([, seats]) => seats.length > 1)
      .map(([card, seats]): DealFault => ({ code: 'deal.card-doubled', card, seats })),
    ...[...held]
      .filter(([, seats]) => seats.length === 0)
      .map(([card]): DealFault => ({ code: 'deal.card-missing', card })),
  ];
}

function faultsOfSizes(hands: Readonly<Record<Seat, Hand>>): DealFault[] {
  return SEATS.filter((seat) => hands[seat].length !== 13).map((seat) => ({
    code: 'deal.hand-size',
    seat,
    cards: hands[seat].length,
  }));
}
