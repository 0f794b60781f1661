import type { BridgeResult, CallMatter, CardsCounted, SeatName, SheetLine, SideName } from '#tournament';

interface Place {
  readonly session: string;
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** A play, and the table where it is played late, if that is another one. */
interface PlayedAt extends Place {
  readonly at?: string;
}

/** The sheet of a table in a round. */
interface SheetAt {
  readonly session: string;
  readonly table: string;
  readonly round: number;
}

interface LineOfSheet extends SheetAt {
  readonly line: number;
  readonly by: SeatName;
}

/** The commands that a table gives while it plays, and their bodies. */
export interface TableCommands {
  'result.enter': PlayedAt & { readonly side: SideName; readonly result: BridgeResult };
  'result.confirm': PlayedAt & { readonly side: SideName; readonly entry: number };
  'result.dispute': PlayedAt & { readonly side: SideName; readonly entry: number };
  'result.ask-late-play': Place;
  'result.begin-late-play': Place & { readonly at: string };
  'table.tell-boards': {
    readonly session: string;
    readonly table: string;
    readonly round: number;
    readonly boards: readonly number[];
    readonly here: boolean;
  };
  'table.count-hands': Place & { readonly cards: CardsCounted };
  'board.tell-dealing-here': Place & { readonly bothSides: boolean };
  'table.call-director': Place & {
    readonly matter: Exclude<CallMatter, 'cards-miscounted'>;
    readonly hand: SeatName | null;
    readonly by: SeatName | null;
  };
  'sheet.write-line': LineOfSheet & { readonly board?: number; readonly what: SheetLine };
  'sheet.correct-line': LineOfSheet & { readonly what: SheetLine; readonly reason: string };
  'sheet.strike-line': LineOfSheet & { readonly reason: string };
  'sheet.use-time': SheetAt & { readonly seat: SeatName; readonly seconds: number };
  'sheet.sign': SheetAt & { readonly seat: SeatName; readonly entry: number };
  'sheet.dispute': SheetAt & { readonly seat: SeatName; readonly entry: number };
  'table.move-on': { readonly session: string; readonly table: string; readonly round: number };
}
