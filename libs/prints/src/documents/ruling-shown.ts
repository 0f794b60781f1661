import type { LawShown } from './law-shown.js';
import type { SideLetters, ResultShown } from './board-shown.js';
import type { Called } from './called.js';
import type { SheetLineShown } from './sheet-shown.js';

/** What a ruling gives a side in the place of a score. */
export type SideGiven =
  | { readonly kind: 'artificial'; readonly award: 'average-plus' | 'average' | 'average-minus' }
  | { readonly kind: 'assigned'; readonly result: ResultShown }
  | {
      readonly kind: 'weighted';
      readonly results: readonly { readonly result: ResultShown; readonly hundredths: number }[];
    }
  | { readonly kind: 'percentage'; readonly hundredths: number }
  | { readonly kind: 'not-played' };

/** What a ruling does. */
export type RulingEffect =
  | {
      readonly kind: 'adjustment';
      readonly table: string;
      readonly round: number;
      readonly board: number;
      /** What was played; nothing where nothing was. */
      readonly before: ResultShown | null;
      /** Tricks that change sides, where it was ruled by them. */
      readonly transfer: { readonly tricks: number; readonly to: SideLetters } | null;
      readonly given: Readonly<Record<SideLetters, SideGiven>>;
    }
  | {
      readonly kind: 'penalty';
      readonly who: Called;
      readonly unit: 'matchpoints' | 'imps' | 'percent-of-top' | 'percent-of-session' | 'victory-points';
      readonly hundredths: number;
    }
  | { readonly kind: 'warning'; readonly who: Called }
  | { readonly kind: 'field-split'; readonly board: number; readonly tables: readonly string[] }
  | {
      readonly kind: 'sheet-line';
      readonly table: string;
      readonly round: number;
      readonly what: SheetLineShown;
      /** What stood there; nothing of a new line. */
      readonly before: SheetLineShown | null;
    };

/** When somebody did something: `2026-03-01 21:07`; who, as far as names are shown, otherwise in what capacity. */
export interface HistoryEventShown {
  /** A minute of the venue: `2017-07-25 21:07`. */
  readonly at: string;
  readonly by: { readonly as: 'director' | 'program'; readonly name: string | null };
}

/** What was said of a ruling after it was given: appeals and their decisions, amendments. */
export interface SaidShown extends HistoryEventShown {
  readonly what:
    | 'amended'
    | 'appeal-decided'
    | 'appeal-withdrawn'
    | 'appealed'
    | 'effect-voided'
    | 'reviewed'
    | 'withdrawn';
  /** Who appeals. */
  readonly who: Called | null;
  /** Until when it could be appealed, where the appeal came later, and what says so. */
  readonly late: { readonly until: string; readonly law: LawShown } | null;
  readonly law: LawShown | null;
  readonly decision: 'stands' | 'changed' | null;
  readonly deposit: 'paid' | 'returned' | 'kept' | null;
  /** The members of the committee, in words. */
  readonly committee: string | null;
  readonly reason: string | null;
}

/** A way through the procedure of a law, in words. */
export interface WayShown {
  readonly law: LawShown;
  readonly asked: readonly { readonly question: string; readonly answer: string }[];
  /** Of a game in which a way names somebody: at fault, or insisting on a plan, which is no fault. */
  readonly named: { readonly as: 'atFault' | 'insister'; readonly who: Called } | null;
  /** Where it ends: a law and what it says, a sentence each. */
  readonly outcome: { readonly law: LawShown; readonly says: readonly string[] } | null;
}

export interface RulingShown {
  readonly session: string;
  readonly law: LawShown;
  /** What that law is about; nothing where it has no title. */
  readonly title: string | null;
  readonly status: 'given' | 'amended' | 'appealed' | 'decided' | 'withdrawn';
  /** How it was found, law by law; empty: without questions. */
  readonly ways: readonly WayShown[];
  readonly given: HistoryEventShown & {
    /** The table that had called, and how many seconds it waited, as far as that is known. */
    readonly call: { readonly table: string; readonly waited: number | null } | null;
  };
  /** Tables, rounds and boards that it is about. */
  readonly about: readonly {
    readonly table: string;
    readonly round: number;
    readonly board: number | null;
  }[];
  readonly who: readonly Called[];
  readonly texts: readonly {
    readonly kind: 'facts' | 'reason' | 'departs' | 'told';
    readonly text: string;
  }[];
  readonly effects: readonly RulingEffect[];
  /** What it did and no longer does. */
  readonly voided: readonly RulingEffect[];
  /** What was said of it since. */
  readonly history: readonly SaidShown[];
}
