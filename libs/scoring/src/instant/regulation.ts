import type { RationalLike } from '../arithmetic/rational.js';

/** Matchpoints from frequencies that were there before the game: those of another event, or of the organiser. Plain data. */
export interface InstantRegulation {
  /** Points of whoever beats every expected score: 100, or that of a field. */
  readonly top: RationalLike;
  /** What is expected of each board. */
  readonly boards: readonly InstantBoard[];
  /** Decimals of an award, halves away from zero; exact without them. */
  readonly decimals?: number;
}

/** The scores that are expected of a board. */
export interface InstantBoard {
  readonly board: number;
  /** Each score in points, positive when it is North and South's gain, with how often it is expected. */
  readonly frequencies: readonly { readonly score: number; readonly frequency: number }[];
}
