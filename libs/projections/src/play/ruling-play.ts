import type {
  Adjustment,
  DepositFate,
  PenaltyAmount,
  PlaceAbout,
  RecordedWay,
  Seated,
  SheetLine,
  TrickTransfer,
} from '#tournament';
import type { HistoryEvent } from './history-event.js';
import type { SeatingPlay } from './result-play.js';

/** A director's decision: how it was found, and everything that was said of it. Texts are ids of free texts. */
export type DecisionPlay = {
  readonly ruling: string;
  readonly law: RulingPlay['law'];
  readonly reason: string;
  readonly facts: string | null;
  readonly departs: string | null;
  readonly told: string | null;
  readonly ways: readonly RecordedWay[];
  readonly about: readonly PlaceAbout[];
  readonly call: { readonly table: string; readonly call: number } | null;
  readonly given: HistoryEvent;
  readonly history: readonly DecisionEvent[];
};

/** What was said of a ruling after it was given; later laws and reasons stand in the place of earlier ones. */
export type DecisionEvent = HistoryEvent & {
  readonly reason: string | null;
} & (
    | { readonly what: 'reviewed' | 'withdrawn' }
    | { readonly what: 'amended'; readonly law: RulingPlay['law'] }
    | { readonly what: 'appealed'; readonly contestant: string; readonly deposit: boolean }
    | { readonly what: 'appeal-withdrawn'; readonly deposit: DepositFate }
    | {
        readonly what: 'appeal-decided';
        readonly decision: 'stands' | 'changed';
        readonly law: RulingPlay['law'];
        readonly deposit: DepositFate;
        readonly committee: string | null;
      }
    | {
        readonly what: 'effect-voided';
        readonly table: string;
        readonly round: number;
        readonly board: number;
      }
  );

/** What a ruling does, with the law that it stands on. Its reason and facts are ids of free texts. */
export type RulingPlay = {
  readonly ruling: string;
  readonly law: { readonly edition: string; readonly law: string };
  readonly reason: string;
  readonly facts: string | null;
  /** The salted hashes of the two texts, as the journal has them. */
  readonly hashes: { readonly reason: string; readonly facts: string | null };
  readonly given: HistoryEvent;
  readonly withdrawn: (HistoryEvent & { readonly reason: string }) | null;
  readonly what: AdjustmentPlay | PenaltyPlay | WarningPlay | FieldSplitPlay | SheetLinePlay;
};

/** Words to a contestant (Law 90A). */
export type WarningPlay = { readonly kind: 'warning'; readonly contestant: string };

/** A score that a ruling has put in the place of what was played. */
export type AdjustmentPlay = {
  readonly kind: 'adjustment';
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly seating: SeatingPlay;
  readonly adjustment: Adjustment;
  /** The tricks that changed sides, and the result before. */
  readonly transfer?: TrickTransfer | undefined;
};

/** A line of a score sheet that a ruling has written or corrected. */
export type SheetLinePlay = {
  readonly kind: 'sheet-line';
  readonly table: string;
  readonly round: number;
  readonly line: number;
  /** Where all tables play the same deals: which of them it belongs to. */
  readonly board?: number;
  readonly seated: Seated;
  readonly written: SheetLine;
  /** What stands there without the ruling; null: it is a new line. */
  readonly before: SheetLine | null;
};

export type PenaltyPlay = {
  readonly kind: 'penalty';
  readonly contestant: string;
  readonly amount: PenaltyAmount;
};

/** A board of which some tables played another form (Law 87). */
export type FieldSplitPlay = {
  readonly kind: 'field-split';
  readonly board: number;
  readonly plays: readonly { readonly table: string; readonly round: number }[];
};
