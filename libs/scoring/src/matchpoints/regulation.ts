/** How a board's scores are turned into matchpoints. Law 78A, Law 87B (2017). Plain data. */
export interface MatchpointRegulation {
  /**
   * double: 2 for each score beaten, 1 for each equalled, top 2(E - 1). acbl: 1 and 1/2, top E - 1. E is the number of
   * scores that the board should have.
   */
  readonly scale: 'double' | 'acbl';
  /**
   * What becomes of a board with fewer scores than it should have.
   * - white-book: one is cancelled for average plus; up to E/3, two have 65 and 55 %, three 70, 60 and 50 %; more are
   *   factored. EBU White Book 2025, 3.3.2 and 4.2.3.
   * - single-score: one is cancelled for average plus, more are factored.
   * - factored: Neuberg's formula for every number of scores.
   */
  readonly smallFields: 'white-book' | 'single-score' | 'factored';
  /** Decimals of an award, halves away from zero; none without it. Everything later starts from the rounded award. */
  readonly decimals?: number;
}

/** A regulation for one board's field. */
export interface FieldRegulation extends MatchpointRegulation {
  /** How many scores the board should have: at how many tables of its field it is scheduled. */
  readonly expected: number;
}
