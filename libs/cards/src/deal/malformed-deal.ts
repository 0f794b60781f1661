import type { Card, Suit } from './card.js';
import type { Seat } from './seat.js';

/** What is wrong with the text of a deal: one closed union of stable codes. */
export type DealFault =
  /** The text does not begin with the seat of its first hand and a colon. */
  | { readonly code: 'deal.first-hand' }
  | { readonly code: 'deal.hand-count'; readonly hands: number }
  /** The hand is `-`, as PBN writes one that is not known. */
  | { readonly code: 'deal.hand-not-given'; readonly seat: Seat }
  | { readonly code: 'deal.suit-count'; readonly seat: Seat; readonly suits: number }
  /** A sign among the ranks of a suit is none; named once in a suit. */
  | { readonly code: 'deal.rank'; readonly seat: Seat; readonly suit: Suit; readonly found: string }
  | { readonly code: 'deal.hand-size'; readonly seat: Seat; readonly cards: number }
  /** A card is there more than once; `seats` says where each time, and may name a seat twice. */
  | { readonly code: 'deal.card-doubled'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly code: 'deal.card-missing'; readonly card: Card };

/** The text is no deal. `faults` has everything that was found, at least one; the message says it in English. */
export class MalformedDeal extends Error {
  readonly faults: readonly DealFault[];

  constructor(faults: readonly DealFault[]) {
    super(faults.map(inWords).join(' '));
    this.name = 'MalformedDeal';
    this.faults = faults;
  }
}

function inWords(fault: DealFault): string {
  switch (fault.code) {
    case 'deal.first-hand':
      return 'A deal begins with the seat of its first hand: N:, E:, S: or W:.';
    case 'deal.hand-count':
      return `A deal has 4 hands, not ${fault.hands}.`;
    case 'deal.hand-not-given':
      return `The hand of ${fault.seat} is not given.`;
    case 'deal.suit-count':
      return `The hand of ${fault.seat} has 4 suits divided by dots, not ${fault.suits}.`;
    case 'deal.rank':
      return `${fault.suit} of ${fault.seat}: ${JSON.stringify(fault.found)} is no rank${fault.found === '1' ? ' (the ten is T)' : ''}.`;
    case 'deal.hand-size':
      return `${fault.seat} has 13 cards, not ${fault.cards}.`;
    case 'deal.card-doubled':
      return `${fault.card} is there ${fault.seats.length} times: ${fault.seats.join(', ')}.`;
    case 'deal.card-missing':
      return `${fault.card} is missing.`;
    default:
      return fault satisfies never;
  }
}
