/** The matchpoints of one side on one line. */
export interface PublishedAward {
  /** `PublishedLine.id` */
  readonly line: string;
  readonly side: 'NS' | 'EW';
  /** An exact decimal, like every figure here. */
  readonly points: string;
  /** The program prints matchpoints among the scores there are, though it counts factored ones. */
  readonly unfactored?: true;
}

/** Whatever was published of a contestant's session. */
export interface PublishedTotal {
  /** 'A-NS4' */
  readonly contestant: string;
  /** Boards that count. */
  readonly boards?: number;
  /** Matchpoints on them, before they are scaled. */
  readonly matchpoints?: string;
  readonly score?: string;
  readonly percentage?: string;
}

export interface PublishedPlace {
  readonly contestant: string;
  /**
   * shared: the first and the last of the places that equals share. first: the first of them alone is told. in-order:
   * equals are numbered on.
   */
  readonly kind: 'shared' | 'first' | 'in-order';
  readonly first: number;
  readonly last: number;
}

/** A ranking by the session's score. */
export interface PublishedRanking {
  /** 'A NS', 'A+B one' */
  readonly name: string;
  /** Everybody who takes a place in it. */
  readonly ranked: readonly string[];
  readonly places: readonly PublishedPlace[];
}

/** Why figures of a file are not compared. */
export type NotComparedWhy =
  /** The game is scored by another method than matchpoints. */
  | 'method'
  /** They rank some contestants by their strength, or pairs of both lines together. */
  | 'strata'
  | 'overall'
  /** They contain what was brought from another session. */
  | 'carry-over'
  /** They are out of a full card that was fixed for several sessions together. */
  | 'full-card'
  /** They contain a handicap or matchpoints given by hand. */
  | 'adjustment'
  /** Who takes no place is listed behind the others. */
  | 'unranked'
  /** Sections are ranked together in a way that a session cannot express. */
  | 'ranking';

export interface NotCompared {
  readonly why: NotComparedWhy;
  readonly what: string;
  /** How many figures. */
  readonly figures: number;
}

/** Decimals that figures are printed with; halves are rounded away from zero where nothing else is said. */
export interface Printing {
  readonly award: number;
  readonly awardHalves?: 'to-even';
  readonly score: number;
  readonly percentage: number;
}

/** What a program computed and published of a game: nothing of it is needed to play the game. */
export interface PublishedFigures {
  readonly printed: Printing;
  readonly awards: readonly PublishedAward[];
  readonly totals: readonly PublishedTotal[];
  readonly rankings: readonly PublishedRanking[];
  readonly notCompared: readonly NotCompared[];
}

/** An exact decimal from a number or a text of a file; undefined where there is none. */
export function decimal(value: number | string | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value).trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
}
