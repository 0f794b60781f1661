import type { DealSeat, DuplicateComparison, EntryKind, EntryReason, SettledTerm } from '#preferans';
import type { SeatName, Seated, SheetLine, SheetStatus, TakenAlong } from '#tournament';
import type { ContestantSeen } from '../api/documents.js';
import type { DealingStatus } from '../api/roomDocuments.js';
import { reading } from '../api/sessionQueries.js';

// What the server's reading of sheets answers. Points and whists are exact: fractions as text.

/** An entry of a sheet: `count` at a `price`. */
export interface EntrySeen {
  readonly seat: SeatName;
  readonly kind: EntryKind;
  /** On whom whists are written. */
  readonly on: SeatName | null;
  readonly amount: string;
  readonly count: string;
  readonly price: string;
  /** Its number in the Preferans Code. */
  readonly rule: string;
  readonly because: EntryReason;
}

/** A line of a sheet with what it has written. */
export interface LineSeen {
  /** From 1. */
  readonly line: number;
  readonly what: SheetLine;
  readonly flags: readonly string[];
  /** Where all tables play the same deals: which of them it belongs to. */
  readonly board?: number;
  /** The ruling by which it stands. */
  readonly ruling?: string;
  readonly entries: readonly EntrySeen[];
}

/** A term of a balance, in whists. */
export interface TermSeen {
  readonly of: SettledTerm['of'];
  readonly rule: string;
  readonly whists: string;
  readonly opponent: SeatName | null;
  readonly figure: string | null;
  readonly mean: string | null;
  readonly unit: string | null;
}

/** A player's part of a sheet: columns as they are written, `2.6.10`; the balance with the terms that add up to it. */
export interface PartSeen {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly pool: string;
  readonly mountain: string;
  /** On each of the others, clockwise from the left. */
  readonly whists: readonly { readonly on: SeatName; readonly chain: string }[];
  /** What a judge gave besides. */
  readonly adjustment: string;
  readonly balance: string;
  readonly terms: readonly TermSeen[];
}

/** A yellow card; reasons are ids of free texts. */
export interface CardOnSheetSeen {
  readonly position: number;
  readonly time: number;
  readonly card: number;
  readonly seat: SeatName;
  readonly contestant: string;
  readonly reason: string;
  readonly takenBack: { readonly position: number; readonly time: number; readonly reason: string } | null;
}

/** A player's time by the clock at the table, in seconds. */
export interface TimeSeen {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly used: number;
  readonly allowed: number;
}

/** A board of the round, with what its deal is worth to each by itself. */
export interface BoardOnSheetSeen {
  readonly board: number;
  readonly dealer: SeatName;
  /** Null: it has not been played here yet, is not to be, or is not to be seen. */
  readonly net: Readonly<Partial<Record<SeatName, string>>> | null;
}

/** What was done to a sheet. */
export interface SheetDeedSeen {
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly actor: string;
  readonly what:
    'written' | 'corrected' | 'struck' | 'signed' | 'disputed' | 'agreed' | 'accepted' | 'reopened';
  readonly line?: number;
  readonly written?: SheetLine;
  /** Who of the table; left out: the staff. */
  readonly by?: SeatName;
  /** The id of the free text that says why. */
  readonly reason?: string;
  /** The ruling by which it was done. */
  readonly ruling?: string;
  /** That ruling is gone: struck, or what stood before is back. */
  readonly unruled?: string;
  /** The id of the free text that says why it is not what follows by the law book. */
  readonly departs?: string;
}

/** The sheet (пулька) of a table in a round. */
export interface SheetSeen {
  readonly table: string;
  readonly round: number;
  readonly status: SheetStatus;
  /** Which state of the sheet this is: who signs says so. */
  readonly entry: number;
  readonly seated: Seated;
  /** The cards by which the players sit, from North on, with the seed of the draw; null: the judges drew the seats. */
  readonly drawn: {
    readonly seed: string;
    readonly cards: readonly {
      readonly contestant: string;
      readonly forSeat: string;
      readonly forDeal: string;
    }[];
  } | null;
  /** Whose deal it is. */
  readonly dealer: SeatName | null;
  /** How many were played. */
  readonly deals: number;
  /** By what was agreed nothing more is dealt. */
  readonly over: boolean;
  readonly lines: readonly LineSeen[];
  /** The boards of the round, which all tables play; none where each table deals for itself. */
  readonly boards: readonly BoardOnSheetSeen[];
  /** Clockwise from North; nobody before the first line. */
  readonly parts: readonly PartSeen[];
  readonly signed: readonly SeatName[];
  readonly disputed: SeatName | null;
  readonly cards: readonly CardOnSheetSeen[];
  /** How long each has thought; none where nobody's time is taken. */
  readonly times: readonly TimeSeen[];
  readonly history: readonly SheetDeedSeen[];
  readonly contestants: readonly ContestantSeen[];
  /** What reasons say, by their ids; nothing for readers who may not know. */
  readonly texts: Readonly<Record<string, string | null>> | null;
}

/** How far the sheet of a table has come. */
export type SheetListed = Pick<
  SheetSeen,
  'table' | 'round' | 'status' | 'entry' | 'seated' | 'deals' | 'over' | 'signed' | 'disputed' | 'times'
> & {
  /** What each would have if the game ended now, in whists; nobody as long as nothing is written. */
  readonly balances: { readonly [Seat in SeatName]?: string };
};

/** What a player has in a round. */
export interface SheetRoundSeen {
  readonly round: number;
  readonly table: string;
  readonly whists: string;
  readonly score: string;
  /** The place at the table, from `place` to `last`. */
  readonly place: number;
  readonly last: number;
  readonly misplay: boolean;
}

/** A player's standing by the sheets. */
export interface SheetStandingSeen {
  readonly contestant: string;
  /** Null: takes no place. */
  readonly place: number | null;
  readonly last: number | null;
  readonly score: string;
  readonly status: string;
  readonly cards: number;
  readonly cutFrom: number | null;
  readonly rounds: readonly SheetRoundSeen[];
  /** They add up to the score: `FigureLine`s whose exact numbers are texts. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  /** What has told the player apart from those with the same score. */
  readonly steps: readonly {
    readonly rule: string;
    readonly tied: readonly string[];
    /** What each of them had by the rule; null: it does not apply to them. */
    readonly values: Readonly<Record<string, readonly string[]>> | null;
  }[];
}

/** A team's standing: the sum of its players, each a line. */
export type SheetTeamSeen = Pick<SheetStandingSeen, 'place' | 'last' | 'score' | 'lines' | 'steps'> & {
  readonly team: string;
};

/** A cut that is announced and not made yet, with whom it would let go on as they stand. */
export interface CutAheadSeen {
  readonly section: string;
  readonly after: number;
  readonly stay: number;
  readonly as: 'swiss' | 'final';
  readonly carry: TakenAlong | null;
  readonly goingOn: Readonly<Record<string, 'yes' | 'tied'>>;
}

/** Who stands where by the sheets up to a round. */
export interface SheetStandingsSeen {
  readonly upTo: number;
  /** 'deals': of duplicate preferans, each deal compared over the field. */
  readonly counting: 'whists' | 'placing' | 'deals';
  readonly standings: readonly SheetStandingSeen[];
  /** The next one of each section that has announced one. */
  readonly cuts: readonly CutAheadSeen[];
  /** Nothing where nobody plays for a team. */
  readonly teams: readonly SheetTeamSeen[];
}

/** A part of a score; the values of the parts add up to it. Exact numbers are texts, tables are called by their names. */
export type PartOfScore =
  | { readonly what: 'net' | 'alone'; readonly value: string }
  | { readonly what: 'average'; readonly counted: number; readonly results: number; readonly value: string }
  | {
      readonly what: 'against';
      readonly table: string;
      readonly net: string;
      readonly difference: string;
      readonly value: string;
    };

/** What a player has made of a board that others play too. */
export interface SeatOfBoardSeen {
  /** Of the deal: first, second and third hand from the dealer's left on, and of four the dealer. */
  readonly hand: DealSeat;
  readonly seat: SeatName;
  readonly contestant: string;
  /** What the deal is worth to him by itself, in whists; the terms add up to it. */
  readonly net: string;
  readonly terms: readonly TermSeen[];
  /** The net value compared with the same hand at the other tables; the parts add up to it. */
  readonly score: string;
  readonly parts: readonly PartOfScore[];
}

/** What a table has made of a board. */
export interface TableOfBoardSeen {
  readonly table: string;
  readonly round: number;
  readonly status: SheetStatus;
  readonly dealer: SeatName;
  readonly lines: readonly LineSeen[];
  readonly seats: readonly SeatOfBoardSeen[];
}

/** A board over all tables. */
export interface SheetBoardSeen {
  readonly board: number;
  readonly comparison: DuplicateComparison;
  readonly tables: readonly TableOfBoardSeen[];
  /** Three hands from the dealer's left on, and the talon; null: not to be seen, or not known. */
  readonly deal: string | null;
  readonly dealing: DealingStatus;
  readonly contestants: readonly ContestantSeen[];
}

/** How far the sheets of all tables have come, round by round. */
export const sheetsQuery = (tournament: string, session: string, at?: string) =>
  reading<{ readonly sheets: readonly SheetListed[] }>(tournament, session, '/sheets', at);

/** The sheet of a table in a round; now, or as it stood at a position or time. */
export const sheetQuery = (tournament: string, session: string, table: string, round: number, at?: string) =>
  reading<SheetSeen>(tournament, session, `/sheets/${table}/${round}`, at);

/** Who stands where by the sheets. */
export const sheetStandingsQuery = (tournament: string, session: string, at?: string) =>
  reading<SheetStandingsSeen>(tournament, session, '/sheet-standings', at);

/** What all tables have made of a board, hand by hand; now, or as it stood at a position or time. */
export const sheetBoardQuery = (tournament: string, session: string, board: number, at?: string) =>
  reading<SheetBoardSeen>(tournament, session, `/sheet-boards/${board}`, at);
