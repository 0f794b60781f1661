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
  readonly sessions: readonly (SessionCountedSeen & { readonly afterRound: number | null })[];
  readonly final: boolean;
  /** Until when its sessions are put right together; nothing while one is played. */
  readonly corrections: CorrectionsSeen | null;
  /** What has changed it behind the moment from which on it was official. */
  readonly amendments: readonly ContestAmendmentSeen[];
  /** The official or amended seal over it as it stands. */
  readonly seal: SealOverSeen | null;
  /** Sessions from which something is brought along. */
  readonly broughtFrom: readonly SessionCountedSeen[];
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

export interface SealOverSeen {
  readonly kind: 'official' | 'amended';
  readonly position: number;
  readonly hash: string;
}

/** What of a session a contest is made of. */
export interface SessionCountedSeen {
  readonly session: string;
  readonly final: boolean;
  /** The published protocol of the session as it stands. */
  readonly protocol: { readonly edition: number; readonly at: number; readonly hash: string } | null;
  /** The official or amended seal over the session as it stands. */
  readonly seal: SealOverSeen | null;
}

export interface ContestAmendmentSeen {
  readonly position: number;
  readonly time: number;
  readonly what: 'settings' | 'carry' | 'penalty' | 'penalty-withdrawn' | 'session';
  readonly session?: string;
  /** Who has changed it, for staff. */
  readonly by?: string | null;
  /** Why, for those who direct. */
  readonly reason?: string | null;
}

/** Who stands elsewhere in a contest at another moment. */
export interface ContestMovesSeen {
  readonly contest: string;
  readonly title: string;
  readonly total: ContestSettings['total'];
  readonly moves: readonly ContestMoveSeen[];
}

export interface ContestMoveSeen extends Pick<ParticipantSeen, 'key' | 'players' | 'at'> {
  readonly of: number;
  readonly before: ContestStandingAt | null;
  readonly after: ContestStandingAt | null;
  readonly sessions: readonly {
    readonly session: string;
    readonly before: ParticipantSeen['sessions'][number] | null;
    readonly after: ParticipantSeen['sessions'][number] | null;
  }[];
  readonly beside: {
    readonly before: readonly AdjustmentSeen[];
    readonly after: readonly AdjustmentSeen[];
  } | null;
  readonly othersMoved: boolean;
}

export interface ContestStandingAt {
  readonly place: number | null;
  readonly total: string | null;
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
