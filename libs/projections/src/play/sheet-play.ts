import type {
  DrawnTable,
  LineRuling,
  Seated,
  SeatName,
  SheetLine,
  SheetStatus,
  TablesBasis,
  TakenAlong,
} from '#tournament';
import type { HistoryEvent } from './history-event.js';

/** The sheet of a table in a round, and everything that was ever said of it. */
export type SheetPlay = {
  readonly status: SheetStatus;
  /** How often a line was written, corrected or struck. */
  readonly entry: number;
  /** Who sat there when the last line was written. */
  readonly seated: Seated;
  readonly lines: readonly LineOnSheet[];
  readonly signed: readonly SeatName[];
  readonly disputed: SeatName | null;
  readonly cards: readonly CardOnSheetPlay[];
  /** How long each has thought by the clock at the table, in seconds; left out: nobody's time was taken. */
  readonly seconds?: { readonly [Seat in SeatName]?: number };
  readonly history: readonly SheetEvent[];
};

/** A line of a sheet, as it is written now. */
export type LineOnSheet = {
  readonly what: SheetLine;
  readonly flags: readonly string[];
  /** The ruling that it stands by. */
  readonly ruling?: string;
  /** What a judge's line stood on by the law book before rulings were given by themselves. */
  readonly rulings?: readonly LineRuling[];
  /** Where all tables play the same deals: which of them it belongs to. */
  readonly board?: number;
};

/** A yellow card. Its reasons are ids of free texts. */
export type CardOnSheetPlay = HistoryEvent & {
  readonly card: number;
  readonly seat: SeatName;
  readonly contestant: string;
  readonly reason: string;
  readonly takenBack: (HistoryEvent & { readonly reason: string }) | null;
};

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
