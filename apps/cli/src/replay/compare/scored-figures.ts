import type { Rational } from '#scoring';
import type { Play } from '../plan/replay-plan.js';

/** The matchpoints of one side of one play. */
export interface ScoredAward {
  readonly points: Rational;
  /** Among the scores that there are, before they are factored to the number expected. */
  readonly unfactored: Rational;
}

/** A contestant's session. */
export interface ScoredContestant {
  /** Boards that count. */
  readonly boards: number;
  /** Matchpoints on them, before they are scaled. */
  readonly matchpoints: Rational;
  readonly score: Rational;
  /** Nothing for who has no board. */
  readonly percentage: Rational | undefined;
  /** From 1, shared by equals; nothing for who takes none. */
  readonly place: number | undefined;
}

/** What a game comes to when it is scored here. */
export interface ScoredFigures {
  /** Nothing where the board was not played. */
  award(play: Play, side: 'NS' | 'EW'): ScoredAward | undefined;
  contestant(contestant: string): ScoredContestant | undefined;
}
