import type { BridgeResult, SeatName } from '#tournament';
import type { ArtificialScore } from './artificial-score.js';

/** What a file says of a play of a board. */
export type SaidOfPlay =
  | { readonly kind: 'result'; readonly result: BridgeResult }
  | { readonly kind: 'not-played' }
  /** The result was deleted at the table's device. */
  | { readonly kind: 'erased' }
  /** An adjusted score, or a remark that somebody has to look at: no result to be entered. */
  | {
      readonly kind: 'to-rule';
      readonly remark: string;
      /** What the remark gives both sides, where it tells that. */
      readonly score?: ArtificialScore;
    }
  /** The row is there, and says nothing of what happened. */
  | { readonly kind: 'nothing' };

/** Contestants as a file calls them: a number, `NS3` or `A-NS3`. */
export type SeatsNamed = { readonly [Seat in SeatName]: string };

/** A result that somebody brings in a file: where it was played, by whom, and what happened. */
export interface ImportedResult {
  /** Of the file or of its table, from 1. */
  readonly row: number;
  /** What stands there, for people. */
  readonly text: string;
  /** `A7`; `7` where the file knows no sections. */
  readonly table: string;
  readonly round: number;
  readonly board: number;
  /** Null: the file does not tell who played. A sit-out is `0`. */
  readonly seats: SeatsNamed | null;
  readonly said: SaidOfPlay;
  /** What the file had of the same play before that, in its order: erased, or entered anew since. */
  readonly before: readonly SaidOfPlay[];
}

/** What is wrong with a row of results. */
export type ResultFault =
  /** Nobody has said which column it is. */
  | { readonly code: 'no-column'; readonly column: string }
  /** There has to be a number; `column` is a `ResultColumn`. */
  | { readonly code: 'no-number'; readonly column: string; readonly found: string }
  | { readonly code: 'no-table'; readonly found: string }
  | { readonly code: 'no-contestant'; readonly found: string }
  | { readonly code: 'no-result'; readonly found: string }
  | { readonly code: 'no-lead'; readonly found: string }
  /** A value in another table of the file; `field` is its column. */
  | { readonly code: 'not-understood'; readonly of: string; readonly field: string; readonly found: string }
  | { readonly code: 'no-value'; readonly of: string; readonly field: string }
  /** The contract and the tricks that were won make another score. */
  | { readonly code: 'other-score'; readonly found: string; readonly score: number }
  /** Another line says something else of the same play. */
  | { readonly code: 'listed-before'; readonly line: number };

/** A row that cannot be read. */
export interface UnreadRow {
  readonly row: number;
  /** The table of the file that has the row, where it is named: `PlayerNumbers`. */
  readonly of?: string;
  readonly text: string;
  readonly fault: ResultFault;
}

export type ImportRow = ImportedResult | UnreadRow;

/** Who is to meet at a table by the file itself: it tells how the file numbers contestants. */
export interface ImportedMeeting {
  readonly table: string;
  readonly round: number;
  readonly seats: SeatsNamed;
}

/** Somebody named in a file where they sat. */
export interface ImportedName {
  readonly row: number;
  /** The table of the file that has the row. */
  readonly of: string;
  /** What stands there, for people. */
  readonly text: string;
  readonly table: string;
  readonly round: number;
  readonly seat: SeatName;
  readonly name: string | null;
  readonly memberNumber: string | null;
}
