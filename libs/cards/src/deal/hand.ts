import { rankOf, RANKS, SUITS, suitOf, type Card, type Rank } from './card.js';

/** The cards that one player holds, in any order. */
export type Hand = readonly Card[];

/** How many cards of each suit a hand has. */
export type Shape = readonly [spades: number, hearts: number, diamonds: number, clubs: number];

const POINTS: Partial<Record<Rank, number>> = { A: 4, K: 3, Q: 2, J: 1 };

/** High card points: ace 4, king 3, queen 2, jack 1. */
export function highCardPoints(hand: Hand): number {
  return hand.reduce((points, card) => points + (POINTS[rankOf(card)] ?? 0), 0);
}

/** The lengths of a hand's suits: spades, hearts, diamonds, clubs. */
export function shapeOf(hand: Hand): Shape {
  const length = (suit: string) => hand.filter((card) => suitOf(card) === suit).length;
  return [length('S'), length('H'), length('D'), length('C')];
}

/** A hand in PBN's way: the ranks of each suit from the highest down, suits divided by dots; `AK4..QJT9865.T32`. */
export function formatHand(hand: Hand): string {
  const held = new Set(hand);
  return SUITS.map((suit) =>
    Array.from(RANKS)
      .filter((rank) => held.has(`${suit}${rank as Rank}`))
      .join(''),
  ).join('.');
}
