import type { RationalLike } from '../arithmetic/rational.js';

/** How a match in IMPs becomes victory points. Plain data. */
export type ImpVpScale =
  /**
   * The continuous scale of the World Bridge Federation (2013): hundredths, 20-0. `gains` says what rounding may do:
   * - never-rising: each further IMP gains no more than the one before, as the federation's tables have it.
   * - as-rounded: the rounded curve as it is.
   */
  | { readonly kind: 'wbf-continuous'; readonly gains: 'never-rising' | 'as-rounded' }
  /** The discrete scale of the World Bridge Federation (2013): whole numbers, 20-0. */
  | { readonly kind: 'wbf-discrete' }
  /** A table of one's own. */
  | { readonly kind: 'table'; readonly rows: readonly VpRow[] }
  /** So much for a win, a tie and a loss, by whatever margin. */
  | {
      readonly kind: 'win-loss';
      readonly win: RationalLike;
      readonly tie: RationalLike;
      readonly loss: RationalLike;
    };

/** The scales for IMPs that a page offers by their names; the others are given with what they consist of. */
export const IMP_SCALES_TO_CHOOSE = {
  'wbf-continuous': { kind: 'wbf-continuous', gains: 'never-rising' },
  'wbf-discrete': { kind: 'wbf-discrete' },
} as const satisfies { readonly [Kind in ImpVpScale['kind']]?: ImpVpScale & { readonly kind: Kind } };

/** How a match in percent of its matchpoints becomes victory points. Plain data. */
export interface PercentageVpScale {
  readonly kind: 'percentage';
  /** The thresholds of the English Bridge Union, White Book 2025, 3.1.7. */
  readonly regulation: 'ebu';
}

export type VpScale = ImpVpScale | PercentageVpScale;

/** What a winner and a loser have from a margin on, up to the next row's. */
export interface VpRow {
  /** The fewest and the most boards of a match that the row is for; of any match without it. */
  readonly boards?: readonly [number, number];
  /** The smallest margin in IMPs. */
  readonly from: number;
  readonly winner: RationalLike;
  readonly loser: RationalLike;
}

/** The match that points are given for. */
export interface VpMatch {
  readonly boards: number;
  /** A half match: of a triangle, or against two opponents. Half the pool, on a curve for half as many boards. */
  readonly half?: boolean;
}
