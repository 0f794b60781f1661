import {
  NOTHING_WRITTEN,
  type DrawnTable,
  type SeatName,
  type SheetLine,
  type SheetWritten,
  type TablesBasis,
  type TakenAlong,
} from '#tournament';
import type { HistoryEvent } from './history-event.js';

/** The sheet of a table in a round, and everything that was ever said of it. */
export type SheetPlay = SheetWritten & {
  readonly history: readonly SheetEvent[];
  /** When and why each card was shown, then taken back if it was; reasons are ids of free texts. */
  readonly cardsTold: { readonly [card: number]: readonly (HistoryEvent & { readonly reason: string })[] };
};

/** A sheet of which nothing was said. */
export const NOTHING_ON_SHEET: SheetPlay = { ...NOTHING_WRITTEN, history: [], cardsTold: {} };

/** What was done to a sheet. */
export type SheetEvent = HistoryEvent & {
  readonly what:
    | 'written'
    | 'corrected'
    | 'struck'
    | 'signed'
    | 'disputed'
    | 'agreed'
    | 'accepted'
    | 'reopened';
  readonly line?: number;
  readonly written?: SheetLine;
  readonly board?: number;
  /** Who of the table; left out: the staff. */
  readonly by?: SeatName;
  /** The id of the free text that says why. */
  readonly reason?: string;
  /** The ruling by which a line was written or corrected. */
  readonly ruling?: string;
  /** The ruling that holds no longer: what stood before stands again. */
  readonly unruled?: string;
  /** The id of the free text that says why it is not what follows by the law book. */
  readonly departs?: string;
};

/** A draw of tables of players: of a round, or of all at once. */
export type TablesDrawnPlay = HistoryEvent & {
  readonly rounds: readonly { readonly round: number; readonly tables: readonly DrawnTable[] }[];
  readonly basis: TablesBasis;
  /** The seed of the cards by which the players sit. */
  readonly cards?: string;
  readonly cut: readonly string[];
  /** What those drawn take along of what they have; left out: everything. */
  readonly carry?: TakenAlong;
  readonly reason: string | null;
};
