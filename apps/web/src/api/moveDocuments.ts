import type { DeedSeen } from './travellerDocuments.js';

/** Where a contestant, or a team, stands. */
export interface StandingAtMoment {
  readonly place: number | null;
  readonly score: string;
  readonly percentage: string | null;
}

/** What was done to a play between two moments. */
export interface DeedBetween {
  readonly position: number;
  readonly table: string;
  readonly round: number;
  readonly what: DeedSeen['what'] | 'ruled' | 'ruling-over';
}

/** A side's worth on a board. */
export interface AwardMoved {
  readonly points?: string;
  readonly top?: string | null;
}

/** Who stands elsewhere at a later moment, and why. */
export interface StandingMoved {
  readonly contestant: string;
  readonly of: number;
  readonly before: StandingAtMoment | null;
  readonly after: StandingAtMoment | null;
  readonly othersMoved: boolean;
  readonly boards: readonly {
    readonly board: number;
    readonly before: AwardMoved | null;
    readonly after: AwardMoved | null;
    readonly own: boolean;
    readonly deeds: readonly DeedBetween[];
  }[];
}

/** Two moments of a session beside each other. */
export interface MomentsCompared {
  readonly from: number;
  readonly to: number;
  readonly moves: readonly StandingMoved[];
}
