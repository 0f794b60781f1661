/** Someone to be paired. */
export interface SwissEntry {
  readonly entry: string;
  /** Clubs, countries or families: two with one in common do not meet. */
  readonly groups?: readonly string[];
  /** What else it belongs to: two with one in common meet where there is no draw without that and without a rematch. */
  readonly apart?: readonly string[];
  /** How often it has sat out, missed a round, or played in a match of three. */
  readonly byes?: number;
  /** Where it plays: those of one venue meet each other as long as nobody need meet anybody again for that. */
  readonly venue?: string;
  /** It keeps its table and direction: two of these can't meet. */
  readonly stationary?: boolean;
}

/** How a round is drawn. Plain data. */
export interface SwissOptions {
  /**
   * - close: so that the squares of the distances in rank are least in all.
   * - top-down: the first meets the best that leaves a draw without a rematch, then the next one that is left, and so on.
   */
  readonly order: 'close' | 'top-down';
  /** avoid: nobody meets anybody again as long as there is a draw without that. allowed: as in the Danish system. */
  readonly rematches: 'avoid' | 'allowed';
  /** What becomes of an odd number: the lowest that has not sat out yet does, or three play a match of three. */
  readonly odd: 'bye' | 'three-way';
  /**
   * How many rounds are to come after this one. The draw is the closest after which these can still be drawn without a
   * rematch and without a second bye, as far as there is one; otherwise as many of them as can be.
   */
  readonly roundsToCome?: number;
  /**
   * What stands of the round already: who meets whom, two or three, or who sits out. Only the others are drawn; those of
   * what stands are in the rounds to come.
   */
  readonly standing?: readonly (readonly string[])[];
  /** Two that must not meet. */
  readonly bans?: readonly (readonly [string, string])[];
}

export interface SwissMatch {
  /** The higher in rank first. */
  readonly entries: readonly [string, string];
  /** They have met before. */
  readonly rematch: boolean;
  /** They have a group in common. */
  readonly together: boolean;
  /** They must not meet, or both keep their tables: there is no draw without such a match. */
  readonly banned: boolean;
  /** They play at different venues. */
  readonly across: boolean;
}

/** A drawn round. */
export interface SwissRound {
  /** By the rank of the higher one. */
  readonly matches: readonly SwissMatch[];
  readonly bye: string | undefined;
  readonly threeWay: readonly [string, string, string] | undefined;
}
