import { type Aggregate, type Place, without } from '../journal/aggregate.js';
import type { LineName, SeatName } from '../journal/names.js';
import type { LastTable } from '../session/plan/missing-boards.js';
import {
  type CallMatter,
  type CardsCounted,
  type HeldResponsible,
  type TableEvent,
  tableEvents,
} from './events.js';

/** The director is called to a table, or to a board there. */
export type TableCall<At extends Place = Place> = {
  readonly call: number;
  readonly called: At;
  /** The pair whose own phone called while it was at no table; null: those at the table called. */
  readonly pair: string | null;
  readonly round: number;
  /** Null: it is about none. */
  readonly board: number | null;
  readonly matter: CallMatter;
  readonly hand: SeatName | null;
  readonly by: SeatName | null;
  readonly cards: CardsCounted | null;
  /** The round in which those who called sit there. */
  readonly during: number;
  /** A director said that they were on the way, that they had arrived, that it was dealt with. */
  readonly coming: At | null;
  readonly came: At | null;
  readonly answered: At | null;
  /** The table needs nobody any more. */
  readonly takenBack: boolean;
  /** A ruling was given since about the play that it is about. */
  readonly ruled: boolean;
};

/**
 * A table of a session: how far its players have come. Plain JSON, as the read side keeps it, too.
 *
 * @template At what is known of an event's place: on the read side also who caused it
 */
export type TableState<At extends Place = Place> = {
  /** The round that its players have moved on to, 0 before; on the read side a call moves them, too. */
  readonly movedTo: number;
  /** Plays whose scores are agreed or that are not to be played, by `playKey`. */
  readonly settled: { readonly [play: string]: true };
  /** Of a game of sheets: the rounds whose sheets are agreed. */
  readonly sheets: readonly number[];
  /** Rulings that stand in the place of scores, by `playKey`. */
  readonly rulings: { readonly [play: string]: string };
  /** All rulings about plays, in the order in which they were given, by `playKey`. */
  readonly noted: { readonly [play: string]: readonly string[] };
  /** Plays whose entries contradict the deal or another entry, as long as nobody has decided; by `playKey`. */
  readonly contradicted: { readonly [play: string]: true };
  /** The rounds in which it was recorded as slow. */
  readonly slow: { readonly [round: string]: SlowRound };
  /** What the table has said of boards by `playKey`: that they are there, or that they are not. */
  readonly told: { readonly [play: string]: 'here' | 'missing' };
  /** How those at the table sit, by round: the lines whose two have changed seats. */
  readonly seats: { readonly [round: string]: readonly LineName[] };
  /** Boards that were not where they were needed when play began, by round. */
  readonly missed: { readonly [round: string]: MissedBoards };
  /** Plays before which everybody has counted thirteen cards, by `playKey`. */
  readonly counted: { readonly [play: string]: true };
  /** The director's calls, in the order in which they were made. */
  readonly calls: readonly TableCall<At>[];
  /** The seat that the director has named as responsible (Law 7D). */
  readonly responsible: SeatName | null;
};

/** How slow a table was in a round, and whom the director holds responsible. */
export type SlowRound = { readonly minutes: number; readonly held: HeldResponsible };

/** Boards that a table missed, the other tables that need the same copy, and who had it last. */
export type MissedBoards = {
  readonly boards: readonly number[];
  readonly copy: number;
  readonly sharedWith: readonly string[];
  readonly last: LastTable | null;
};

/** A table at which nothing has happened. */
export const NEW_TABLE: TableState<never> = {
  movedTo: 0,
  settled: {},
  sheets: [],
  rulings: {},
  noted: {},
  contradicted: {},
  slow: {},
  told: {},
  seats: {},
  missed: {},
  counted: {},
  calls: [],
  responsible: null,
};

/** How a table names one of its plays: `round/board`. */
export function playKey({ round, board }: { readonly round: number; readonly board: number }): string {
  return `${round}/${board}`;
}

/** The play that `playKey` has named. */
export function playOfKey(key: string): { readonly round: number; readonly board: number } {
  const [round, board] = key.split('/').map(Number) as [number, number];
  return { round, board };
}

/** Whether nothing is left to be done about a play: of a game of sheets, the sheet of its round is agreed. */
export function isSettled(
  state: Pick<TableState, 'settled' | 'rulings' | 'sheets'>,
  play: { readonly round: number; readonly board: number },
): boolean {
  const key = playKey(play);
  return key in state.settled || key in state.rulings || state.sheets.includes(play.round);
}

/** The plays of boards that are settled or ruled on. */
export function playsDecided({ settled, rulings }: TableState) {
  return Object.keys({ ...settled, ...rulings }).map(playOfKey);
}

/** The number of the last call of a table; 0: none. */
export function lastCall({ calls }: TableState): number {
  return calls.at(-1)?.call ?? 0;
}

/** A call that is open: neither dealt with, nor withdrawn, nor ruled on. */
export function openCall({ calls }: TableState, call: number): TableCall | undefined {
  return calls.find((each) => each.call === call && isOpen(each));
}

/** Whether a call is neither dealt with, nor withdrawn, nor ruled on. */
export function isOpen({ answered, takenBack, ruled }: TableCall): boolean {
  return answered === null && !takenBack && !ruled;
}

/** Whether the director has said that a call was dealt with. */
export function isAnswered({ calls }: TableState, call: number): boolean {
  return calls.some((each) => each.call === call && each.answered !== null);
}

function withCall<At extends Place>(
  state: TableState<At>,
  call: number,
  more: Partial<TableCall<At>>,
): TableState<At> {
  return { ...state, calls: state.calls.map((each) => (each.call === call ? { ...each, ...more } : each)) };
}

/** What an event of a table does to it. */
export function withTableEvent<At extends Place>(
  state: TableState<At>,
  event: TableEvent,
  at: At,
): TableState<At> {
  switch (event.type) {
    case 'table.moved-on':
      return { ...state, movedTo: Math.max(state.movedTo, event.payload.round) };
    case 'table.moved-back':
      return { ...state, movedTo: event.payload.round };
    case 'table.play-settled':
      return { ...state, settled: { ...state.settled, [playKey(event.payload)]: true } };
    case 'table.play-unsettled':
      return { ...state, settled: without(state.settled, playKey(event.payload)) };
    case 'table.sheet-agreed': {
      const { round } = event.payload;
      return { ...state, sheets: [...state.sheets.filter((one) => one !== round), round] };
    }
    case 'table.sheet-reopened':
      return { ...state, sheets: state.sheets.filter((round) => round !== event.payload.round) };
    case 'table.play-ruled': {
      const rulings = { ...state.rulings, [playKey(event.payload)]: event.payload.ruling };
      return { ...state, rulings };
    }
    case 'table.play-unruled':
      return { ...state, rulings: without(state.rulings, playKey(event.payload)) };
    case 'table.ruling-noted': {
      const { round, board, ruling } = event.payload;
      const key = playKey(event.payload);
      const calls = state.calls.map((call) =>
        call.round === round && call.board === board ? { ...call, ruled: true } : call,
      );
      return { ...state, noted: { ...state.noted, [key]: [...(state.noted[key] ?? []), ruling] }, calls };
    }
    case 'table.contradiction-opened':
      return { ...state, contradicted: { ...state.contradicted, [playKey(event.payload)]: true } };
    case 'table.contradiction-closed':
      return { ...state, contradicted: without(state.contradicted, playKey(event.payload)) };
    case 'table.slow-recorded': {
      const { round, minutes, held } = event.payload;
      const others = without(state.slow, round);
      return { ...state, slow: minutes > 0 ? { ...others, [round]: { minutes, held } } : others };
    }
    case 'table.boards-told': {
      const { round, boards, here } = event.payload;
      const told = boards.map((board) => [playKey({ round, board }), here ? 'here' : 'missing'] as const);
      return { ...state, told: { ...state.told, ...Object.fromEntries(told) } };
    }
    case 'table.seats-confirmed':
      return { ...state, seats: { ...state.seats, [event.payload.round]: event.payload.turned } };
    case 'table.boards-missed': {
      const { round, boards, copy, sharedWith, last } = event.payload;
      return { ...state, missed: { ...state.missed, [round]: { boards, copy, sharedWith, last } } };
    }
    case 'table.hands-counted':
      return { ...state, counted: { ...state.counted, [playKey(event.payload)]: true } };
    case 'table.director-called': {
      const { call, pair = null, round, board = null, matter, hand, by, cards = null } = event.payload;
      const called: TableCall<At> = {
        call,
        called: at,
        pair,
        round,
        board,
        matter,
        hand,
        by,
        cards,
        during: Math.max(state.movedTo, round),
        coming: null,
        came: null,
        answered: null,
        takenBack: false,
        ruled: false,
      };
      return { ...state, calls: [...state.calls, called] };
    }
    case 'table.call-described': {
      const { call, round, board = null, matter, hand, by } = event.payload;
      return withCall(state, call, { round, board, matter, hand, by });
    }
    case 'table.call-taken-back':
      return withCall(state, event.payload.call, { takenBack: true });
    case 'table.director-coming':
      return withCall(state, event.payload.call, { coming: at });
    case 'table.director-came':
      return withCall(state, event.payload.call, { came: at });
    case 'table.call-answered':
      return withCall(state, event.payload.call, { answered: at });
    case 'table.responsible-named':
      return { ...state, responsible: event.payload.seat };
    default:
      return event satisfies never;
  }
}

/** A stream `session/<session>/table/<table>`. */
export const tableAggregate: Aggregate<TableState, TableEvent> = {
  name: 'table',
  events: tableEvents,
  initial: NEW_TABLE,
  evolve: withTableEvent,
};

/** How commands refer to the stream of a table. */
export function tableStream({ session, table }: { readonly session: string; readonly table: string }) {
  return { stream: `session/${session}/table/${table}`, aggregate: tableAggregate };
}
