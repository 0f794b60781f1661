import type { Card, Suit } from './card.js';
import type { Seat } from './seat.js';

/** Everything that can be wrong with the text of a deal, in English. */
const IN_WORDS = {
  'deal.first-hand': (_none: object) => 'A deal begins with the seat of its first hand: N:, E:, S: or W:.',
  'deal.hand-count': (of: { hands: number }) => `A deal has 4 hands, not ${of.hands}.`,
  /** The hand is `-`, as PBN writes one that is not known. */
  'deal.hand-not-given': (of: { seat: Seat }) => `The hand of ${of.seat} is not given.`,
  'deal.suit-count': (of: { seat: Seat; suits: number }) =>
    `The hand of ${of.seat} has 4 suits divided by dots, not ${of.suits}.`,
  /** A sign among the ranks of a suit is none; named once in a suit. */
  'deal.rank': ({ seat, suit, found }: { seat: Seat; suit: Suit; found: string }) =>
    `${suit} of ${seat}: ${JSON.stringify(found)} is no rank${found === '1' ? ' (the ten is T)' : ''}.`,
  'deal.hand-size': (of: { seat: Seat; cards: number }) => `${of.seat} has 13 cards, not ${of.cards}.`,
  /** A card is there more than once; `seats` says where each time, and may name a seat twice. */
  'deal.card-doubled': ({ card, seats }: { card: Card; seats: readonly Seat[] }) =>
    `${card} is there ${seats.length} times: ${seats.join(', ')}.`,
  'deal.card-missing': (of: { card: Card }) => `${of.card} is missing.`,
};

type Code = keyof typeof IN_WORDS;

/** What is wrong with the text of a deal: one closed union of stable codes. */
export type DealFault = {
  [C in Code]: { readonly code: C } & Readonly<Parameters<(typeof IN_WORDS)[C]>[0]>;
}[Code];

/** The text is no deal. `faults` has everything that was found, at least one; the message says it in English. */
export class MalformedDeal extends Error {
  constructor(readonly faults: readonly DealFault[]) {
    super(faults.map((fault) => (IN_WORDS[fault.code] as (of: DealFault) => string)(fault)).join(' '));
    this.name = 'MalformedDeal';
  }
}
