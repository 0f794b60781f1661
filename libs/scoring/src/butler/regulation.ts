/** How the scores of a board become its datum, and each score its IMPs against it. Plain data. */
export interface ButlerRegulation {
  readonly datum: DatumRegulation;
  /**
   * What becomes of a board with fewer scores than it should have.
   * - factored: each score counts E/A times in the datum, so that extremes weigh less. EBU White Book 2025, 4.2.4.
   * - as-played: the datum is that of the scores there are.
   */
  readonly shortBoards: 'factored' | 'as-played';
  /** Whether the only score of a board is cancelled for average plus, or is its own datum: 0 IMPs. */
  readonly singleScore: 'average-plus' | 'zero';
  /** Decimals of an award, halves away from zero; only weighted scores need them. */
  readonly decimals?: number;
}

export interface DatumRegulation {
  /** How many scores are left out at each end: a fixed number, or so many percent of all, rounded down. */
  readonly drop: 'none' | { readonly eachEnd: number } | { readonly percentEachEnd: number };
  /** The fewest scores of which any are left out. */
  readonly dropFrom: number;
  /** To the nearest 10 or 1, halves away from zero. EBU White Book 2025, 4.2.6.2. */
  readonly roundTo: 10 | 1;
  /** Halves to the even one instead: 425 to 420, 435 to 440. ACBLscore manual, 83. */
  readonly halves?: 'even';
}
