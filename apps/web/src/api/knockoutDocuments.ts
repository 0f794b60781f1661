import type { KnockoutSettings, MatchGround, SeededFrom } from '#tournament';
import type { PlayerSeen } from './documents.js';

// What the server's reading of a knockout answers. Figures are exact: fractions as text; teams are named by their entries.

/** A knockout in the list. */
export interface KnockoutListed {
  readonly knockout: string;
  readonly title: string;
  readonly teams: number;
  readonly sessions: readonly string[];
}

export interface KnockoutSeen {
  /** The line of the book that is read last. */
  readonly position: number;
  readonly knockout: string;
  readonly settings: KnockoutSettings;
  readonly from: SeededFrom | null;
  readonly teams: readonly TeamOfKnockout[];
  readonly choosing: {
    readonly matches: readonly (readonly [string, string])[];
    readonly next: { readonly chooser: string; readonly among: readonly string[] } | null;
    readonly last: string | null;
  } | null;
  readonly rounds: readonly RoundOfKnockout[];
  /** The round that can be opened next; nothing behind the last. */
  readonly next: number | null;
  readonly places: readonly { readonly entry: string; readonly from: number; readonly to: number }[];
}

export interface TeamOfKnockout {
  readonly entry: string;
  readonly seed: number | null;
  readonly captain: PlayerSeen | null;
  readonly players: readonly PlayerSeen[];
  readonly withdrawn: boolean;
}

export interface RoundOfKnockout {
  readonly round: number;
  readonly opened: boolean;
  readonly session: string | null;
  readonly status: 'set-up' | 'running' | 'closed' | null;
  readonly matches: readonly MatchOfKnockout[];
  readonly byes: readonly string[];
  /** The round before would be decided otherwise now. */
  readonly otherwise: boolean;
}

export interface MatchOfKnockout {
  readonly match: number;
  readonly sides: readonly [SideOfMatch, SideOfMatch];
  readonly places: { readonly from: number; readonly to: number };
  readonly entries: readonly [string | null, string | null];
  readonly winner: string | null;
  readonly by: 'results' | 'walkover' | MatchGround | null;
  readonly score: { readonly first: string; readonly second: string } | null;
  readonly tied: boolean;
  readonly otherwise: { readonly winner: string | null } | null;
  /** Who would meet in it by the round before as it stands now, where these are others. */
  readonly instead: readonly [string, string] | null;
  /** Extra boards that were opened for it while it was tied. */
  readonly extras: readonly {
    readonly session: string;
    readonly status: 'set-up' | 'running' | 'closed';
    readonly boards: number;
  }[];
}

/** Where a side comes from: a seed, or who won or lost an earlier match. */
export type SideOfMatch =
  | { readonly of: 'seed'; readonly seed: number }
  | { readonly of: 'winner' | 'loser'; readonly match: number };
