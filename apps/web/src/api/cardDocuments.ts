import type { SeatName, SideName } from '#tournament';
import type { ContestantSeen, PartnersOfOne, StandingSeen } from './documents.js';
import type { AwardSeen, TravellerLineSeen } from './travellerDocuments.js';

// A contestant's card.

/** A contestant's card: where it plays in each round, and what it has on each board, as far as it may be seen. */
export interface CardSeen extends ContestantSeen {
  readonly session: string;
  readonly afterRound: number | null;
  readonly standing: StandingSeen | null;
  readonly rounds: readonly CardRound[];
  /** Its plays that were put off and are still to come. */
  readonly late: readonly {
    readonly table: string;
    readonly round: number;
    readonly board: number;
    /** Where both sides have sat down for it; nothing: it waits. */
    readonly at: string | null;
  }[];
}

export interface CardRound {
  readonly round: number;
  readonly table: string | null;
  readonly side: SideName | null;
  readonly seat?: SeatName;
  readonly opponents: string | null;
  readonly partners?: PartnersOfOne;
  readonly absent: boolean;
  /** Arrows are switched in it. */
  readonly turned: boolean;
  /** Nobody knows yet whom it meets: the round is still to be drawn. */
  readonly toBeDrawn?: true;
  readonly boards: readonly {
    readonly board: number;
    readonly shown: boolean;
    readonly line: CardLine | null;
  }[];
}

export interface CardLine extends Pick<
  TravellerLineSeen,
  'table' | 'status' | 'irregular' | 'result' | 'score'
> {
  readonly side: SideName;
  readonly opponents: string | null;
  readonly award: AwardSeen | null;
}
