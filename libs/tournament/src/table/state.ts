import { type Aggregate, changedBy, type ChangesBy, type Place, without } from '../journal/aggregate.js';
import type { LineName, SeatName, SideName } from '../journal/names.js';
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
  /** The sides that have said that what is recorded of a round is right, by round. */
  readonly confirmed: { readonly [round: string]: readonly SideName[] };
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
  confirmed: {},
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

function withCall({ calls }: TableState, call: number, more: Partial<TableCall>) {
  return { calls: calls.map((each) => (each.call === call ? { ...each, ...more } : each)) };
}

const changes: ChangesBy<TableState, TableEvent> = {
  'table.moved-on': ({ movedTo }, { round }) => ({ movedTo: Math.max(movedTo, round) }),
  'table.moved-back': (_table, { round }) => ({ movedTo: round }),
  'table.play-settled': ({ settled }, play) => ({ settled: { ...settled, [playKey(play)]: true } }),
  'table.play-unsettled': ({ settled }, play) => ({ settled: without(settled, playKey(play)) }),
  'table.sheet-agreed': ({ sheets }, { round }) => ({
    sheets: [...sheets.filter((one) => one !== round), round],
  }),
  'table.sheet-reopened': ({ sheets }, { round }) => ({ sheets: sheets.filter((one) => one !== round) }),
  'table.play-ruled': ({ rulings }, play) => ({ rulings: { ...rulings, [playKey(play)]: play.ruling } }),
  'table.play-unruled': ({ rulings }, play) => ({ rulings: without(rulings, playKey(play)) }),
  'table.ruling-noted'(table, { round, board, ruling }) {
    const key = playKey({ round, board });
    const isOf = (call: TableCall) => call.round === round && call.board === board;
    return {
      noted: { ...table.noted, [key]: [...(table.noted[key] ?? []), ruling] },
      calls: table.calls.map((call) => (isOf(call) ? { ...call, ruled: true } : call)),
    };
  },
  'table.contradiction-opened': ({ contradicted }, play) => ({
    contradicted: { ...contradicted, [playKey(play)]: true },
  }),
  'table.contradiction-closed': ({ contradicted }, play) => ({
    contradicted: without(contradicted, playKey(play)),
  }),
  'table.slow-recorded'({ slow }, { round, minutes, held }) {
    const others = without(slow, round);
    return { slow: minutes > 0 ? { ...others, [round]: { minutes, held } } : others };
  },
  'table.boards-told'(table, { round, boards, here }) {
    const told = boards.map((board) => [playKey({ round, board }), here ? 'here' : 'missing'] as const);
    return { told: { ...table.told, ...Object.fromEntries(told) } };
  },
  'table.seats-confirmed': ({ seats }, { round, turned }) => ({ seats: { ...seats, [round]: turned } }),
  'table.round-confirmed': ({ confirmed }, { round, side }) => ({
    confirmed: { ...confirmed, [round]: [...(confirmed[round] ?? []), side] },
  }),
  'table.boards-missed': ({ missed }, { round, boards, copy, sharedWith, last }) => ({
    missed: { ...missed, [round]: { boards, copy, sharedWith, last } },
  }),
  'table.hands-counted': ({ counted }, play) => ({ counted: { ...counted, [playKey(play)]: true } }),
  'table.director-called'({ movedTo, calls }, said, at) {
    const { call, pair = null, round, board = null, matter, hand, by, cards = null } = said;
    const of = { call, called: at, pair, round, board, matter, hand, by, cards };
    const open = { coming: null, came: null, answered: null, takenBack: false, ruled: false };
    return { calls: [...calls, { ...of, during: Math.max(movedTo, round), ...open }] };
  },
  'table.call-described': (table, { call, round, board = null, matter, hand, by }) =>
    withCall(table, call, { round, board, matter, hand, by }),
  'table.call-taken-back': (table, { call }) => withCall(table, call, { takenBack: true }),
  'table.director-coming': (table, { call }, at) => withCall(table, call, { coming: at }),
  'table.director-came': (table, { call }, at) => withCall(table, call, { came: at }),
  'table.call-answered': (table, { call }, at) => withCall(table, call, { answered: at }),
  'table.responsible-named': (_table, { seat }) => ({ responsible: seat }),
};

/** What an event of a table does to it. */
export function withTableEvent<At extends Place>(
  state: TableState<At>,
  event: TableEvent,
  at: At,
): TableState<At> {
  return changedBy(changes, state, event, at);
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
