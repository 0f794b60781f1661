import type { RecordFault } from '#bridge';
import type { DealPlace } from '../faults/unreadable-deals.js';

/** What cannot be in a file beside what the Laws do not allow. */
export type FaultInFile =
  | RecordFault
  /** The contract that the file tells is not what the calls have made. */
  | { readonly fault: 'record.contract'; readonly written: string; readonly called: string }
  /** The tricks that the file tells are not those that were played. */
  | { readonly fault: 'record.tricks'; readonly written: number; readonly played: number }
  /** A later claim tells other tricks than the first. */
  | { readonly fault: 'record.claim-again'; readonly written: number; readonly first: number }
  /** A room is named that is neither open nor closed. */
  | { readonly fault: 'record.room'; readonly written: string }
  /** A contract stands there, and nothing says who declared it. */
  | { readonly fault: 'record.no-declarer'; readonly written: string }
  /** A player was passed over: calls alone cannot tell it. */
  | { readonly fault: 'record.passed-over'; readonly call: number }
  /** A card is not given, and there are cards behind it. */
  | { readonly fault: 'record.card-unknown'; readonly trick: number };

/** The first call or card of a board that cannot be, and where it stands. */
export interface WrongInPlay {
  readonly place: DealPlace;
  readonly fault: FaultInFile;
}
