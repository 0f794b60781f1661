import type { Aggregate } from '../journal/aggregate.js';
import type { LineName, SeatName } from '../journal/names.js';
import { tableEvents, type CallMatter, type TableEvent } from './events.js';

/** A call for the director that is open. */
export interface OpenCall {
  /** The play that it is about, by `playKey`; null: none, but the table. */
  readonly play: string | null;
  /** The pair whose own phone called while it was at no table; null: those at the table called. */
  readonly pair: string | null;
  readonly matter: CallMatter;
  readonly hand: SeatName | null;
  readonly by: SeatName | null;
  /** The round in which those who called sit there. */
  readonly during: number;
}

/** A table of a session: how far its players have come. */
export interface TableState {
  /** The round that its players have moved on to; 0 before they have moved at all. */
  readonly movedTo: number;
  /** Plays whose scores are agreed or that are not to be played, by `playKey`. */
  readonly settled: ReadonlySet<string>;
  /** Of a game of sheets: the rounds whose sheets are agreed. */
  readonly sheets: ReadonlySet<number>;
  /** Rulings that stand in the place of scores, by `playKey`. */
  readonly rulings: ReadonlyMap<string, string>;
  /** All rulings about plays, in the order in which they were given, by `playKey`. */
  readonly noted: ReadonlyMap<string, readonly string[]>;
  /** Plays whose entries contradict the deal or another entry, as long as nobody has decided; by `playKey`. */
  readonly contradicted: ReadonlySet<string>;
  /** The rounds in which it was recorded as slow. */
  readonly slow: ReadonlySet<number>;
  /** What the table has said of boards by `playKey`: that they are there, or that they are not. */
  readonly told: ReadonlyMap<string, 'here' | 'missing'>;
  /** How those at the table sit, by round: the lines whose two have changed seats. */
  readonly seats: ReadonlyMap<number, readonly LineName[]>;
  /** The rounds in which its boards were missed. */
  readonly missed: ReadonlySet<number>;
  /** Plays before which everybody has counted thirteen cards, by `playKey`. */
  readonly counted: ReadonlySet<string>;
  /** How often the director was called. */
  readonly calls: number;
  /** The calls that are open: neither dealt with, nor withdrawn, nor ruled on. */
  readonly open: ReadonlyMap<number, OpenCall>;
  readonly answered: ReadonlySet<number>;
  /** The calls that a director is on the way to, and those that one has come to. */
  readonly coming: ReadonlySet<number>;
  readonly came: ReadonlySet<number>;
  /** The seat that the director has named as responsible (Law 7D). */
  readonly responsible: SeatName | null;
}

/** How a table names one of its plays: `round/board`. */
export function playKey({ round, board }: { readonly round: number; readonly board: number }): string {
  return `${round}/${board}`;
}

/** Whether nothing is left to be done about a play: of a game of sheets, the sheet of its round is agreed. */
export function isSettled(
  state: TableState,
  play: { readonly round: number; readonly board: number },
): boolean {
  const key = playKey(play);
  return state.settled.has(key) || state.rulings.has(key) || state.sheets.has(play.round);
}

type CallSaid = Pick<OpenCall, 'matter' | 'hand' | 'by'> & {
  readonly call: number;
  readonly round: number;
  readonly board?: number | undefined;
  readonly pair?: string | undefined;
};

/** The play that a call is about, by `playKey`; null: it is about the table alone. */
export function playOfCall({
  round,
  board,
}: {
  readonly round: number;
  readonly board?: number | undefined;
}): string | null {
  return board === undefined ? null : playKey({ round, board });
}

function withCall(state: TableState, { call, matter, hand, by, ...about }: CallSaid): TableState {
  const known = state.open.get(call);
  const during = known?.during ?? Math.max(state.movedTo, about.round);
  const pair = known?.pair ?? about.pair ?? null;
  const said = { play: playOfCall(about), pair, matter, hand, by, during };
  return { ...state, open: new Map(state.open).set(call, said) };
}

function without(open: TableState['open'], call: number): TableState['open'] {
  return new Map([...open].filter(([one]) => one !== call));
}

/** A stream `session/<session>/table/<table>`. */
export const tableAggregate: Aggregate<TableState, TableEvent> = {
  name: 'table',
  events: tableEvents,
  initial: {
    movedTo: 0,
    settled: new Set(),
    sheets: new Set(),
    rulings: new Map(),
    noted: new Map(),
    contradicted: new Set(),
    slow: new Set(),
    told: new Map(),
    seats: new Map(),
    missed: new Set(),
    counted: new Set(),
    calls: 0,
    open: new Map(),
    answered: new Set(),
    coming: new Set(),
    came: new Set(),
    responsible: null,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'table.moved-on':
      case 'table.moved-back':
        return { ...state, movedTo: event.payload.round };
      case 'table.play-settled':
        return { ...state, settled: new Set([...state.settled, playKey(event.payload)]) };
      case 'table.play-unsettled': {
        const settled = new Set(state.settled);
        settled.delete(playKey(event.payload));
        return { ...state, settled };
      }
      case 'table.sheet-agreed':
        return { ...state, sheets: new Set([...state.sheets, event.payload.round]) };
      case 'table.sheet-reopened': {
        const sheets = new Set(state.sheets);
        sheets.delete(event.payload.round);
        return { ...state, sheets };
      }
      case 'table.play-ruled':
        return {
          ...state,
          rulings: new Map(state.rulings).set(playKey(event.payload), event.payload.ruling),
        };
      case 'table.play-unruled': {
        const rulings = new Map(state.rulings);
        rulings.delete(playKey(event.payload));
        return { ...state, rulings };
      }
      case 'table.ruling-noted': {
        const key = playKey(event.payload);
        const rulings = [...(state.noted.get(key) ?? []), event.payload.ruling];
        const open = new Map([...state.open].filter(([, { play }]) => play !== key));
        return { ...state, noted: new Map(state.noted).set(key, rulings), open };
      }
      case 'table.contradiction-opened':
        return { ...state, contradicted: new Set([...state.contradicted, playKey(event.payload)]) };
      case 'table.contradiction-closed': {
        const contradicted = new Set(state.contradicted);
        contradicted.delete(playKey(event.payload));
        return { ...state, contradicted };
      }
      case 'table.slow-recorded': {
        const slow = new Set(state.slow);
        if (event.payload.minutes > 0) slow.add(event.payload.round);
        else slow.delete(event.payload.round);
        return { ...state, slow };
      }
      case 'table.boards-told': {
        const { round, boards, here } = event.payload;
        const told = new Map(state.told);
        for (const board of boards) told.set(playKey({ round, board }), here ? 'here' : 'missing');
        return { ...state, told };
      }
      case 'table.seats-confirmed': {
        const { round, turned } = event.payload;
        return { ...state, seats: new Map(state.seats).set(round, turned) };
      }
      case 'table.boards-missed':
        return { ...state, missed: new Set([...state.missed, event.payload.round]) };
      case 'table.hands-counted':
        return { ...state, counted: new Set([...state.counted, playKey(event.payload)]) };
      case 'table.director-called':
        return withCall({ ...state, calls: event.payload.call }, event.payload);
      case 'table.call-described':
        return withCall(state, event.payload);
      case 'table.call-taken-back':
        return { ...state, open: without(state.open, event.payload.call) };
      case 'table.director-coming':
        return { ...state, coming: new Set([...state.coming, event.payload.call]) };
      case 'table.director-came':
        return { ...state, came: new Set([...state.came, event.payload.call]) };
      case 'table.call-answered':
        return {
          ...state,
          answered: new Set([...state.answered, event.payload.call]),
          open: without(state.open, event.payload.call),
        };
      case 'table.responsible-named':
        return { ...state, responsible: event.payload.seat };
      default:
        return event satisfies never;
    }
  },
};

/** How commands refer to the stream of a table. */
export function tableStream({ session, table }: { readonly session: string; readonly table: string }) {
  return { stream: `session/${session}/table/${table}`, aggregate: tableAggregate };
}
