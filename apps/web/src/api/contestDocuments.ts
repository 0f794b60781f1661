import type { GoingOn } from '#scoring';
import type { ContestSettings } from '#tournament';
import type { CorrectionsSeen, PlayerSeen } from './documents.js';

// What the server's reading of a contest answers. Points and percentages are exact: fractions as text.

/** A contest in the list. */
export interface ContestListed {
  readonly contest: string;
  readonly title: string;
  readonly sessions: readonly string[];
}

export interface ContestSeen {
  /** The line of the book that it is read at. */
  readonly position: number;
  readonly contest: string;
  readonly settings: ContestSettings;
  readonly sessions: readonly {
    readonly session: string;
    readonly afterRound: number | null;
    readonly final: boolean;
    readonly corrections: CorrectionsSeen | null;
  }[];
  readonly final: boolean;
  /** What the formula of the carry-forward counts with. */
  readonly carry: {
    readonly average: string;
    readonly qualification: StageSeen;
    readonly final: StageSeen;
  } | null;
  /** How many go on, and how many of their places those share who are tied. */
  readonly cut: { readonly places: number; readonly open: number } | null;
  readonly entries: readonly ParticipantSeen[];
  readonly tables: readonly ContestTableSeen[];
}

export interface StageSeen {
  readonly boards: number;
  /** Nothing in IMPs. */
  readonly maximum: string | null;
}

export interface ParticipantSeen {
  /** Stands for the participant: the first of its sessions with the number there, `1/A-NS3`. */
  readonly key: string;
  readonly players: readonly PlayerSeen[];
  readonly at: readonly { readonly session: string; readonly contestant: string }[];
  readonly stratum: string | null;
  readonly place: number | null;
  readonly last: number | null;
  /** Whether it goes on, where some do. */
  readonly qualifies: GoingOn | null;
  /** What was decided about that, also where it has no effect. */
  readonly decided: 'goes-on' | 'declines' | null;
  readonly total: string | null;
  readonly sessions: readonly {
    readonly session: string;
    readonly score: string;
    readonly maximum: string | null;
    readonly as: 'played' | 'drop-in' | 'not-among-the-best' | 'substitute';
  }[];
  readonly adjustments: readonly AdjustmentSeen[];
  readonly masterPoints: string | null;
}

export type AdjustmentSeen =
  | { readonly kind: 'carry'; readonly amount: string; readonly qualified: string | null }
  | { readonly kind: 'penalty'; readonly amount: string; readonly penalty: string };

export interface ContestTableSeen {
  readonly name: string;
  readonly handicap: boolean;
  readonly masterPoints: boolean;
  readonly entries: readonly {
    readonly key: string;
    readonly place: number | null;
    readonly last: number | null;
    readonly handicapped: string | null;
    readonly masterPoints: string | null;
  }[];
}
