import type { CorrectionPeriod } from '#laws';
import type {
  Adjustment,
  PenaltyAmount,
  RulingsPublication,
  Seated,
  SheetLine,
  SideAdjustment,
  TrickTransfer,
  WayThrough,
} from '#tournament';
import type { LawSeen, PlayerSeen } from './documents.js';
import type { PlaceOfRuling, RulingPlace } from './sessionCommands.js';

// The rulings of a tournament as the server reads them. Texts are there for those who direct, for whom a ruling concerns
// and where names are published; names of those who have acted for those who direct alone.

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
    }
  | SheetLineRuled;

/** A line of a sheet that a ruling has written or put right. */
export interface SheetLineRuled {
  readonly kind: 'sheet-line';
  readonly table: string;
  readonly round: number;
  readonly line: number;
  readonly board?: number;
  readonly seated: Seated;
  readonly written: SheetLine;
  /** What stood there without the ruling; null: it is a new line. */
  readonly before: SheetLine | null;
}

/** A ruling: how it was found, what it does now and did before, and what was said of it since. */
export interface RulingSeen {
  readonly session: string;
  readonly ruling: string;
  readonly law: LawSeen;
  readonly status: 'given' | 'amended' | 'appealed' | 'decided' | 'withdrawn';
  /** It concerns who reads. */
  readonly own: boolean;
  /** An appeal waits for its decision. */
  readonly appealed: boolean;
  readonly boards: readonly number[];
  readonly contestants: readonly string[];
  readonly about: readonly PlaceOfRuling[];
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

/** A ruling as it is published without names. */
export interface NamelessRuling extends Pick<RulingSeen, 'session' | 'law' | 'status' | 'appealed' | 'ways'> {
  readonly effects: readonly NamelessEffect[];
}

export type NamelessEffect =
  | {
      readonly kind: 'adjustment';
      readonly NS: SideAdjustment['kind'];
      readonly EW: SideAdjustment['kind'];
      /** How many tricks changed sides; null: none were transferred. */
      readonly tricks: number | null;
    }
  | { readonly kind: 'penalty' | 'warning' | 'field-split' }
  | { readonly kind: 'sheet-line'; readonly line: SheetLine['kind'] };

/** Until when the rulings of a session are appealed, and with what deposit. */
export interface AppealsSeen {
  /** Microseconds since the epoch; null as long as the session is played. */
  readonly until: number | null;
  readonly period: CorrectionPeriod;
  /** In words; null: none. */
  readonly deposit: string | null;
}

export interface RulingsSeen {
  readonly published: RulingsPublication;
  readonly rulings: readonly RulingSeen[];
  readonly nameless: readonly NamelessRuling[];
  /** By session, of the rulings that are named. */
  readonly appeals: Readonly<Record<string, AppealsSeen>>;
  readonly warnings: readonly WarningSeen[];
  /** By session and contestant. */
  readonly players: Readonly<Record<string, Readonly<Record<string, readonly PlayerSeen[]>>>>;
}
