import type { Adjustment, PenaltyAmount, TrickTransfer, WayThrough } from '#tournament';
import type { LawSeen, PlayerSeen } from './documents.js';
import type { RulingPlace } from './sessionCommands.js';

// The rulings of a tournament as the server reads them. Texts and names of persons are there for those who direct.

/** Who did something and when: for the public only in what capacity. */
export interface DeedOfRuling {
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly actor: string;
  readonly actorName?: string | null;
}

/** What was said of a ruling after it was given. */
export interface SaidOfRuling extends DeedOfRuling {
  readonly what:
    | 'reviewed'
    | 'amended'
    | 'appealed'
    | 'appeal-withdrawn'
    | 'appeal-decided'
    | 'effect-voided'
    | 'withdrawn';
  readonly reason?: string | null;
  readonly law?: LawSeen;
  readonly contestant?: string;
  /** Of an appeal whether one was paid, afterwards what became of it. */
  readonly deposit?: boolean | string;
  readonly decision?: 'stands' | 'changed';
  readonly committee?: string | null;
}

/** What a ruling does to scores and accounts. */
export type EffectOfRuling =
  | (RulingPlace & {
      readonly kind: 'adjustment';
      readonly adjustment: Adjustment;
      /** The tricks that changed sides, and the result before. */
      readonly transfer?: TrickTransfer;
    })
  | { readonly kind: 'penalty'; readonly contestant: string; readonly amount: PenaltyAmount }
  | { readonly kind: 'warning'; readonly contestant: string }
  | {
      readonly kind: 'field-split';
      readonly board: number;
      readonly plays: readonly { readonly table: string; readonly round: number }[];
    };

/** A ruling: how it was found, what it does now and did before, and what was said of it since. */
export interface RulingSeen {
  readonly session: string;
  readonly ruling: string;
  readonly law: LawSeen;
  readonly status: 'given' | 'amended' | 'appealed' | 'decided' | 'withdrawn';
  /** An appeal waits for its decision. */
  readonly appealed: boolean;
  readonly boards: readonly number[];
  readonly contestants: readonly string[];
  readonly about: readonly RulingPlace[];
  /** Ways through the law book; none: ruled without. */
  readonly ways: readonly WayThrough[];
  /** The call that it answered, and for how many seconds the table had waited. */
  readonly call: { readonly table: string; readonly call: number; readonly waited: number | null } | null;
  readonly given: DeedOfRuling;
  readonly effects: readonly { readonly what: EffectOfRuling; readonly holds: boolean }[];
  readonly history: readonly SaidOfRuling[];
  readonly reason?: string | null;
  readonly facts?: string | null;
  readonly departs?: string | null;
  readonly told?: string | null;
}

/** A warning, counted over the tournament: the contestant's first is 1. */
export interface WarningSeen {
  readonly session: string;
  readonly contestant: string;
  readonly entry: string | null;
  readonly ruling: string;
  readonly count: number;
}

export interface RulingsSeen {
  readonly rulings: readonly RulingSeen[];
  readonly warnings: readonly WarningSeen[];
  /** By session and contestant. */
  readonly players: Readonly<Record<string, Readonly<Record<string, readonly PlayerSeen[]>>>>;
}
