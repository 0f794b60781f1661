import type { RationalLike } from '../arithmetic/rational.js';
import type { SessionGuarantee } from '../artificial/artificial-matchpoints.js';
import type { ImpVpScale, VpScale } from '../vp/vp-scale.js';

/** How a match of teams becomes its result. Plain data. */
export type TeamMatchRegulation = TeamMatchRules &
  (
    | { readonly unit: 'imps'; readonly vp?: ImpVpScale }
    /** Boards won, tied and lost; differences up to `tieUpTo` points are a tie. */
    | {
        readonly unit: 'board-a-match';
        readonly scale: 'double' | 'acbl';
        readonly tieUpTo: number;
        readonly vp?: VpScale;
      }
    /** Boards of 2, 1 and 0, ties up to 10 points, and as many points more as boards for the aggregate (`pattonPoints`). */
    | { readonly unit: 'patton'; readonly vp?: VpScale }
    /** The points themselves; the Laws do not say what average plus is worth in them. */
    | { readonly unit: 'total-points'; readonly averagePlus: RationalLike; readonly vp?: ImpVpScale }
  );

export interface TeamMatchRules {
  readonly kind: 'team-match';
  /**
   * What becomes of a board that is not the same to both teams.
   * - apart: each team has its own result, and the victory points need not balance.
   * - averaged: each team's result is taken, and what they make of the board is averaged: in a knockout there is one
   *   margin. Law 12C4 (2017), Law 86B (before).
   */
  readonly split: 'apart' | 'averaged';
  /** Whether a team's own average in the match moves its artificial scores. Law 12C2(c) (2017), Law 88 (before). */
  readonly guarantee: SessionGuarantee;
  /** In a match of more than two tables: the sum of all comparisons of a board, or their mean. */
  readonly severalTables?: 'sum' | 'mean';
  /**
   * Decimals of a board, halves away from zero; exact without them. Only weighted scores need them: 0 where victory
   * points follow, 1 where IMPs are the result. EBU White Book 2025, 8.12.3.
   */
  readonly decimals?: number;
}
