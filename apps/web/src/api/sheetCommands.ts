import type { AnnouncedCut, SeatName, SheetLine, SheetSettings, TablesToDraw, TakenAlong } from '#tournament';

interface OfSession {
  readonly session: string;
}

/** A sheet: a table in a round. */
export interface SheetPlace extends OfSession {
  readonly table: string;
  readonly round: number;
}

interface OfRound extends OfSession {
  readonly section: string;
  readonly round: number;
}

/** The commands of sessions that are written on sheets as those who run them give them, and their bodies. */
export interface SheetCommands {
  'session.choose-sheets': OfSession & { readonly sheets: SheetSettings; readonly reason?: string };
  'session.set-tables': OfSession & {
    readonly players: number;
    readonly rounds: number;
    readonly draw: 'swiss' | 'round-robin' | 'random';
    readonly wanted: 'fours' | 'threes';
    readonly teams?: TablesToDraw['teams'];
    readonly cuts?: readonly AnnouncedCut[];
    /** So many boards, the same at all tables; 0: each table deals for itself. */
    readonly boardsPerRound: number;
    readonly firstBoard: number;
  };
  'session.draw-tables': OfRound & {
    readonly at: number;
    readonly incomplete: boolean;
    readonly as: 'swiss' | 'final';
    readonly stay?: number;
    readonly chosen?: readonly string[];
    readonly carry?: TakenAlong;
    readonly reason?: string;
  };
  'session.exchange-players': OfRound & {
    readonly one: string;
    readonly other: string;
    readonly reason: string;
  };
  'sheet.write-line': SheetPlace & {
    readonly line: number;
    readonly board?: number;
    readonly by?: SeatName;
    readonly what: SheetLine;
    readonly reason?: string;
  };
  'sheet.correct-line': SheetPlace & {
    readonly line: number;
    readonly by?: SeatName;
    readonly what: SheetLine;
    readonly reason: string;
  };
  'sheet.strike-line': SheetPlace & {
    readonly line: number;
    readonly by?: SeatName;
    readonly reason: string;
  };
  'sheet.accept': SheetPlace & { readonly reason?: string };
  'sheet.reopen': SheetPlace & { readonly reason: string };
  'sheet.show-card': SheetPlace & { readonly seat: SeatName; readonly reason: string };
  'sheet.correct-time': SheetPlace & {
    readonly seat: SeatName;
    readonly seconds: number;
    readonly reason: string;
  };
  'sheet.take-card-back': SheetPlace & { readonly card: number; readonly reason: string };
}
