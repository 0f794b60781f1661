import type { PublishedRanking } from '#interchange';
import type { Rational } from '#scoring';

/** The points of one side of one line. */
export interface ScoredAward {
  readonly points: Rational;
  /** Among the scores that there are, before they are factored to the number expected. */
  readonly unfactored: Rational;
  /** Nothing in IMPs. */
  readonly top: Rational | undefined;
}

/** A contestant's session. */
export interface ScoredContestant {
  /** Boards that count. */
  readonly boards: number;
  /** Matchpoints or IMPs on them, before they are scaled. */
  readonly matchpoints: Rational;
  readonly score: Rational;
  /** Nothing for who has no board, and in IMPs. */
  readonly percentage: Rational | undefined;
  /** With what is beside the session. */
  readonly final: Rational | undefined;
}

/** A contestant's place in a ranking: those that are shared, or where it is numbered who takes none. */
export interface ScoredPlace {
  readonly takesPlace: boolean;
  /** From 1, and the last that equals share; who takes none is numbered behind all who do. */
  readonly first: number;
  readonly last: number;
}

/** A ranking that a place is in. */
export type RankingOf = Pick<PublishedRanking, 'over' | 'stratum'>;

/** A figure whose terms are asked for. */
export type FigureSubject =
  | { readonly of: 'award'; readonly line: string; readonly side: 'NS' | 'EW' }
  | { readonly of: 'datum'; readonly section: string; readonly board: number }
  | { readonly of: 'contestant'; readonly contestant: string }
  | { readonly of: 'event'; readonly contestant: string }
  | { readonly of: 'place'; readonly ranking: RankingOf; readonly contestant: string };

/** What a game comes to when it is scored here. */
export interface ScoredFigures {
  /** Whether the line has a place in the game; one that has none has no award either. */
  has(line: string): boolean;
  /** Nothing where the board was not played. */
  award(line: string, side: 'NS' | 'EW'): ScoredAward | undefined;
  /** What the points of a board are against, to both sides; nothing where there is no such datum. */
  datums(section: string, board: number): readonly (number | undefined)[];
  contestant(contestant: string): ScoredContestant | undefined;
  place(ranking: RankingOf, contestant: string): ScoredPlace | undefined;
  /** Where places go by the victory points of matches. */
  readonly inVictoryPoints?: {
    total(contestant: string): Rational | undefined;
    /** Of the match that a line is of. */
    match(line: string, contestant: string): Rational | undefined;
  };
  /** The terms that a figure is made of, a line each. */
  explain?(subject: FigureSubject): readonly string[];
}
