import type { SeatName, SideName } from '#tournament';
import type { PartnersOfOne } from './documents.js';

/** Where a contestant is in a round, and what it does there. */
export interface WayRound {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'absent' | 'undrawn';
  readonly table: string | null;
  readonly side: SideName | null;
  /** Of an individual. */
  readonly seat?: SeatName;
  readonly opponents: string | null;
  /** Of an individual: with whom it plays, and with whom `opponents` does. */
  readonly partners?: PartnersOfOne;
  readonly boards: readonly number[];
  /** Arrows are switched. */
  readonly turned: boolean;
}

/** A contestant's way through the session. */
export interface GuideCard {
  readonly contestant: string;
  readonly section: string;
  /** The table at which it stays for the whole session. */
  readonly stationary: string | null;
  readonly rounds: readonly WayRound[];
}

/** The card in the middle of a table. */
export interface TableCard {
  readonly table: string;
  readonly section: string;
  readonly rounds: readonly TableCardRound[];
}

export interface TableCardRound {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'empty' | 'undrawn';
  readonly ns: string | null;
  readonly ew: string | null;
  /** Of an individual: who sits South and West. */
  readonly partners?: { readonly ns: string | null; readonly ew: string | null };
  readonly boards: readonly number[];
  readonly fromRelay: boolean;
  readonly sharedWith: readonly string[];
  readonly turned: boolean;
  readonly next: readonly {
    readonly contestant: string;
    readonly table: string | null;
    readonly side: SideName | null;
    readonly seat?: SeatName;
  }[];
  readonly carries: readonly {
    readonly boards: readonly number[];
    readonly to: string | null;
    readonly relay: boolean;
    readonly neededIn: number | null;
  }[];
}

/** A contestant's slip. */
export interface NameSlip {
  readonly contestant: string;
  readonly start: Pick<WayRound, 'round' | 'what' | 'table' | 'side' | 'seat'> | null;
  /** The address of its card. */
  readonly link: string;
}

/** What the boards of sections need, and where they go. */
export interface BoardPlan {
  readonly sections: readonly string[];
  readonly undrawn: number | null;
  readonly copies: readonly { readonly boards: readonly number[]; readonly copies: number }[];
  readonly setup: readonly (CopyOfBoards & {
    readonly table: string;
    readonly sharedWith: readonly string[];
  })[];
  readonly relays: readonly {
    readonly feeds: string;
    readonly between: readonly string[];
    readonly atStart: readonly CopyOfBoards[];
    readonly most: number;
  }[];
  readonly rounds: readonly { readonly afterRound: number; readonly moves: readonly PlannedMove[] }[];
}

/** A copy of a set, by its boards; without a number where there is only one. */
export interface CopyOfBoards {
  readonly boards: readonly number[];
  readonly copy: number | null;
}

export interface PlannedMove extends CopyOfBoards {
  readonly from: string | null;
  /** They come out of their box. */
  readonly box: boolean;
  readonly to: string | null;
  readonly relay: boolean;
  readonly neededIn: number | null;
  readonly sharedWith: readonly string[];
  /** Not simply one table down. */
  readonly caddy: boolean;
}
