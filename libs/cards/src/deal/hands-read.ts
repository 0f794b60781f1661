import type { Card } from './card.js';
import type { Deal } from './deal.js';
import { readHand } from './deal-text.js';
import type { Hand } from './hand.js';
import { MalformedDeal, type DealFault } from './malformed-deal.js';
import { BRIDGE_PACK } from './pack.js';
import { SEATS, type Seat } from './seat.js';
import { wholeDeal } from './whole-deal.js';

/** Hands as somebody reads them from a board, in PBN's way: suits S.H.D.C, `AK4..QJT9865.T32`. */
export type HandsRead = { readonly [Name in Seat]?: string };

/**
 * The deal that hands make which were read from a board one after the other: three are enough, the fourth player has the
 * rest of the pack.
 *
 * @throws MalformedDeal whose first fault is the first wrong card or hand, from North clockwise
 */
export function dealOfHands(read: HandsRead): Deal {
  const faults: DealFault[] = [];
  const held = new Map<Card, Seat>();
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of SEATS) {
    const text = read[seat];
    if (text === undefined) continue;
    const before = faults.length;
    const hand = readHand(text, seat, faults);
    const readable = faults.length === before;
    for (const card of hand) {
      const other = held.get(card);
      if (other) faults.push({ code: 'deal.card-doubled', card, seats: [other, seat] });
      held.set(card, seat);
    }
    // How long a hand is that cannot be read nobody knows.
    if (readable && hand.length !== 13) faults.push({ code: 'deal.hand-size', seat, cards: hand.length });
    hands[seat] = hand;
  }
  const [missing, ...more] = SEATS.filter((seat) => read[seat] === undefined);
  const [notGiven] = more;
  if (notGiven) faults.push({ code: 'deal.hand-not-given', seat: notGiven });
  if (faults.length > 0) throw new MalformedDeal(faults);
  if (missing) hands[missing] = BRIDGE_PACK.filter((card) => !held.has(card));
  return wholeDeal(hands as Record<Seat, Hand>);
}

/** What is wrong first with hands that were read from a board; undefined: they make a deal. */
export function firstFaultOf(read: HandsRead): DealFault | undefined {
  try {
    dealOfHands(read);
    return undefined;
  } catch (error) {
    if (error instanceof MalformedDeal) return error.faults[0];
    throw error;
  }
}
