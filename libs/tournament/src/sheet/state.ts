import type { Aggregate } from '../journal/aggregate.js';
import type { SheetLine } from '../games/games.js';
import type { Seated, SeatName } from '../journal/names.js';
import { sheetEvents, type SheetEvent } from './events.js';

/** Open: deals are written and signed; disputed: the judge decides; agreed: it counts as it stands. */
export type SheetStatus = 'open' | 'disputed' | 'agreed';

/** A card that was shown; withdrawn ones, too. */
export interface CardOnSheet {
  readonly card: number;
  readonly seat: SeatName;
  readonly takenBack: boolean;
}

/** The sheet of a table in a round. */
export interface SheetState {
  readonly status: SheetStatus;
  /** How often a line was written, corrected or struck: who signs says which state of the sheet is meant. */
  readonly entry: number;
  /** Who sat there when the last line was written; null: none was. */
  readonly seated: Seated | null;
  /** The lines in their order. */
  readonly lines: readonly SheetLine[];
  /** The same lines with all that their events say of them. */
  readonly written: readonly LineWritten[];
  /** The board that each of them belongs to; undefined: the table deals for itself. */
  readonly boards: readonly (number | undefined)[];
  readonly signed: ReadonlySet<SeatName>;
  /** Who has disputed it. */
  readonly disputed: SeatName | null;
  readonly cards: readonly CardOnSheet[];
  /** How long each has thought by the clock at the table, in seconds. */
  readonly seconds: { readonly [Seat in SeatName]?: number };
  /** The rulings about its lines, or about all of it; withdrawn ones, too. */
  readonly noted: readonly { readonly ruling: string; readonly line: number | null }[];
}

type Written = Extract<SheetEvent, { readonly type: 'sheet.line-written' }>['payload'];

/** What is written in a line, and what it stands on. */
export type LineBefore = Pick<Written, 'what' | 'flags' | 'board' | 'rulings' | 'departs'>;

/** A line as it stands. */
export interface LineWritten extends LineBefore {
  /** The ruling that it stands by, and what stood there without it; null: the ruling has written a new line. */
  readonly ruled: { readonly ruling: string; readonly before: LineBefore | null } | null;
}

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
function written(state: SheetState): SheetState {
  const status = state.status === 'agreed' ? 'agreed' : 'open';
  return { ...state, status, entry: state.entry + 1, signed: new Set(), disputed: null };
}

/** A stream `session/<session>/sheet/<table>/<round>`. */
export const sheetAggregate: Aggregate<SheetState, SheetEvent> = {
  name: 'sheet',
  events: sheetEvents,
  initial: {
    status: 'open',
    entry: 0,
    seated: null,
    lines: [],
    written: [],
    boards: [],
    signed: new Set(),
    disputed: null,
    cards: [],
    seconds: {},
    noted: [],
  },
  evolve(state, event) {
    switch (event.type) {
      case 'sheet.line-written': {
        const { seated, what, board } = event.payload;
        return {
          ...written(state),
          seated,
          lines: [...state.lines, what],
          boards: [...state.boards, board],
          written: [...state.written, lineOf(event.payload, undefined)],
        };
      }
      case 'sheet.line-corrected': {
        const { line, seated, what, board } = event.payload;
        return {
          ...written(state),
          seated,
          lines: state.lines.with(line - 1, what),
          boards: state.boards.with(line - 1, board),
          written: state.written.with(line - 1, lineOf(event.payload, state.written[line - 1])),
        };
      }
      case 'sheet.line-struck':
        return {
          ...written(state),
          lines: state.lines.slice(0, -1),
          boards: state.boards.slice(0, -1),
          written: state.written.slice(0, -1),
        };
      case 'sheet.ruling-noted': {
        const { ruling, line = null } = event.payload;
        return { ...state, noted: [...state.noted, { ruling, line }] };
      }
      case 'sheet.signed':
        return { ...state, signed: new Set([...state.signed, event.payload.seat]) };
      case 'sheet.disputed':
        return { ...state, status: 'disputed', signed: new Set(), disputed: event.payload.seat };
      case 'sheet.agreed':
        return { ...state, status: 'agreed', disputed: null };
      case 'sheet.reopened':
        return { ...state, status: 'open', signed: new Set() };
      case 'sheet.card-shown': {
        const { card, seat } = event.payload;
        return { ...state, cards: [...state.cards, { card, seat, takenBack: false }] };
      }
      case 'sheet.card-taken-back': {
        const cards = state.cards.map((one) =>
          one.card === event.payload.card ? { ...one, takenBack: true } : one,
        );
        return { ...state, cards };
      }
      case 'sheet.time-used': {
        const { seat, seconds } = event.payload;
        return { ...state, seconds: { ...state.seconds, [seat]: (state.seconds[seat] ?? 0) + seconds } };
      }
      case 'sheet.time-corrected': {
        const { seat, seconds } = event.payload;
        return { ...state, seconds: { ...state.seconds, [seat]: seconds } };
      }
      default:
        return event satisfies never;
    }
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
