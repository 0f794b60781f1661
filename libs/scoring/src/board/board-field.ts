import type { RationalLike } from '../arithmetic/rational.js';

/** An artificial adjusted score: average plus, average, average minus. Law 12C2 (2017). */
export type ArtificialScore = 'ave+' | 'ave' | 'ave-';

/** One of several results of an assigned score and how much of it counts: 0.3 or '1/3'. Law 12C1 (2017). */
export interface WeightedScore {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  readonly weight: RationalLike;
}

/** What one side has on a board: a result that is compared, or an award that is not. Plain data. */
export type SideResult =
  /** Points of a contract or of an assigned score, positive when it is North and South's gain; 0 is a pass-out. */
  | { readonly kind: 'score'; readonly score: number }
  /** Several results with weights that make 1: each is turned into matchpoints, then they are weighted. */
  | { readonly kind: 'weighted'; readonly scores: readonly WeightedScore[] }
  | { readonly kind: 'artificial'; readonly award: ArtificialScore }
  /** A part of the top for this side alone, whatever the other side has: 0 to 100. */
  | { readonly kind: 'percentage'; readonly percent: RationalLike }
  /** No score at all: the board does not count for this side. Never an average. */
  | { readonly kind: 'not-played' };

/** What a table has on a board. The sides differ where a score is split (Law 12C1, 12C2). */
export interface FieldLine {
  readonly id: string;
  readonly ns: SideResult;
  readonly ew: SideResult;
  /** Which form of a fouled board was played (Law 87): only lines of one form are compared. */
  readonly form?: string;
}
