import { type Aggregate, changedBy, type ChangesBy } from '../journal/aggregate.js';
import type { Seated, SeatName } from '../journal/names.js';
import { type SheetEvent, sheetEvents } from './events.js';

/** Open: deals are written and signed; disputed: the judge decides; agreed: it counts as it stands. */
export type SheetStatus = 'open' | 'disputed' | 'agreed';

/** A card that was shown; withdrawn ones, too. */
export type CardOnSheet = {
  readonly card: number;
  readonly seat: SeatName;
  readonly contestant: string;
  readonly takenBack: boolean;
};

/** What stands on the sheet of a table in a round. */
export type SheetWritten = {
  readonly status: SheetStatus;
  /** How often a line was written, corrected or struck: who signs says which state of the sheet is meant. */
  readonly entry: number;
  /** Who sat there when the last line was written; nobody: none was. */
  readonly seated: Seated;
  /** The lines in their order. */
  readonly lines: readonly LineWritten[];
  readonly signed: readonly SeatName[];
  /** Who has disputed it. */
  readonly disputed: SeatName | null;
  readonly cards: readonly CardOnSheet[];
  /** How long each has thought by the clock at the table, in seconds. */
  readonly seconds: { readonly [Seat in SeatName]?: number };
};

/** The sheet of a table in a round. */
export type SheetState = SheetWritten & {
  /** The rulings about its lines, or about all of it; withdrawn ones, too. */
  readonly noted: readonly { readonly ruling: string; readonly line: number | null }[];
};

type Written = Extract<SheetEvent, { readonly type: 'sheet.line-written' }>['payload'];

/** What is written in a line, and what it stands on. */
export type LineBefore = Pick<Written, 'what' | 'flags' | 'board' | 'rulings' | 'departs'>;

/** A line as it stands. */
export type LineWritten = LineBefore & {
  /** The ruling that it stands by, and what stood there without it; null: the ruling has written a new line. */
  readonly ruled: { readonly ruling: string; readonly before: LineBefore | null } | null;
};

/** A line as an event writes it, in the place of another one or as a new one. */
function lineOf(
  { what, flags, board, rulings, departs, ruling }: Written,
  known: LineWritten | undefined,
): LineWritten {
  const line: LineBefore = {
    what,
    flags,
    ...(board !== undefined && { board }),
    ...(rulings && { rulings }),
    ...(departs && { departs }),
  };
  if (ruling === undefined) return { ...line, ruled: null };
  if (known?.ruled?.ruling === ruling) return { ...line, ruled: known.ruled };
  if (!known) return { ...line, ruled: { ruling, before: null } };
  const { ruled: _ruled, ...before } = known;
  return { ...line, ruled: { ruling, before } };
}

/** A sheet that is another one now: nobody has signed it, and what was disputed is so no longer. */
function withLines({ status, entry }: SheetWritten, lines: readonly LineWritten[]): Partial<SheetWritten> {
  return {
    status: status === 'agreed' ? 'agreed' : 'open',
    entry: entry + 1,
    lines,
    signed: [],
    disputed: null,
  };
}

/** A sheet on which nothing stands. */
export const NOTHING_WRITTEN: SheetWritten = {
  status: 'open',
  entry: 0,
  seated: {},
  lines: [],
  signed: [],
  disputed: null,
  cards: [],
  seconds: {},
};

/** An event that changes what stands on a sheet. */
export type SheetWrittenEvent = Exclude<SheetEvent, { readonly type: 'sheet.ruling-noted' }>;

const changes: ChangesBy<SheetWritten, SheetWrittenEvent, undefined> = {
  'sheet.line-written': (sheet, written) => ({
    ...withLines(sheet, [...sheet.lines, lineOf(written, undefined)]),
    seated: written.seated,
  }),
  'sheet.line-corrected'(sheet, written) {
    const index = written.line - 1;
    const corrected = sheet.lines.with(index, lineOf(written, sheet.lines[index]));
    return { ...withLines(sheet, corrected), seated: written.seated };
  },
  'sheet.line-struck': (sheet) => withLines(sheet, sheet.lines.slice(0, -1)),
  'sheet.signed': ({ signed }, { seat }) => ({ signed: [...signed, seat] }),
  'sheet.disputed': (_sheet, { seat }) => ({ status: 'disputed', signed: [], disputed: seat }),
  'sheet.agreed': () => ({ status: 'agreed', disputed: null }),
  'sheet.reopened': () => ({ status: 'open', signed: [] }),
  'sheet.card-shown': ({ cards }, { card, seat, contestant }) => ({
    cards: [...cards, { card, seat, contestant, takenBack: false }],
  }),
  'sheet.card-taken-back': ({ cards }, { card }) => ({
    cards: cards.map((one) => (one.card === card ? { ...one, takenBack: true } : one)),
  }),
  'sheet.time-used': (sheet, { seat, seconds }) => ({
    seconds: { ...sheet.seconds, [seat]: (sheet.seconds[seat] ?? 0) + seconds },
  }),
  'sheet.time-corrected': (sheet, { seat, seconds }) => ({ seconds: { ...sheet.seconds, [seat]: seconds } }),
};

/** What an event does to what stands on a sheet. */
export function withSheetEvent<Sheet extends SheetWritten>(sheet: Sheet, event: SheetWrittenEvent): Sheet {
  return changedBy(changes, sheet, event, undefined);
}

/** A stream `session/<session>/sheet/<table>/<round>`. */
export const sheetAggregate: Aggregate<SheetState, SheetEvent> = {
  name: 'sheet',
  events: sheetEvents,
  initial: { ...NOTHING_WRITTEN, noted: [] },
  evolve(state, event) {
    if (event.type !== 'sheet.ruling-noted') return withSheetEvent(state, event);
    const { ruling, line = null } = event.payload;
    return { ...state, noted: [...state.noted, { ruling, line }] };
  },
};

/** One sheet: a table in a round. */
export interface SheetPlace {
  readonly session: string;
  readonly table: string;
  readonly round: number;
}

/** How commands refer to the stream of a sheet. */
export function sheetStream({ session, table, round }: SheetPlace) {
  return { stream: `session/${session}/sheet/${table}/${round}`, aggregate: sheetAggregate };
}
