/** How a board's score is compared with each other score of its field. Plain data. */
export interface CrossImpRegulation {
  /**
   * What the IMPs of all comparisons come to. A is the number of scores, E the number that the board should have.
   * - sum: their sum.
   * - scheduled-sum: their sum times E/A, so that each board counts alike. EBU White Book 2025, 4.2.4 and 4.2.5.
   * - per-comparison: the sum divided by the A - 1 comparisons.
   * - scheduled-per-comparison: the sum times E/A, divided by the E - 1 comparisons of a full board.
   * - vp-form: the sum divided by the square root of A(A - 1)/2, for a scale of victory points of teams. EBU White
   *   Book 2025, 3.1.3.
   */
  readonly result: 'sum' | 'scheduled-sum' | 'per-comparison' | 'scheduled-per-comparison' | 'vp-form';
  /** The most IMPs of one comparison: 17 in the Cavendish. */
  readonly cap?: number;
  /** Whether the only score of a board is cancelled for average plus, or has 0 IMPs. */
  readonly singleScore: 'average-plus' | 'zero';
  /**
   * Decimals of an award, halves away from zero; exact without them, but for the vp-form, whose awards are irrational
   * and have 4 then.
   */
  readonly decimals?: number;
}
