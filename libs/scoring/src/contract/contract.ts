import type { Seat } from '#cards';

/** What a contract is played in: clubs, diamonds, hearts, spades, no trumps. */
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

/** Not doubled, doubled, redoubled. */
export const DOUBLINGS = ['', 'x', 'xx'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

/** A contract and how it came out, without who played it. */
export interface PlayedContract {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
  /** All tricks that declarer's side won: 0 to 13. */
  readonly tricks: number;
}

/** A contract that was played at a table, and how it came out. */
export interface Contract extends PlayedContract {
  readonly declarer: Seat;
}
