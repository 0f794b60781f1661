/** How a board is won, tied or lost against each other table. Plain data. */
export interface BoardAMatchRegulation {
  /** double: 2 for a win, 1 for a tie, 0 for a loss. acbl: 1, 1/2 and 0. */
  readonly scale: 'double' | 'acbl';
  /** Differences up to so many points are a tie: 0, or 10 as the Polish Patton has it. */
  readonly tieUpTo: number;
  /** Whether the only score of a board is cancelled for average plus, or is a tie. */
  readonly singleScore: 'average-plus' | 'tie';
  /** Decimals of an award, halves away from zero; exact without them. */
  readonly decimals?: number;
}
