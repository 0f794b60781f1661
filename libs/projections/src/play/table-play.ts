import type { CallMatter, CardsCounted, LastTable, SeatName } from '#tournament';
import type { HistoryEvent, Moment } from './history-event.js';

/** A table, and how far its players have come. */
export type TablePlay = {
  /** The round that is played there; 0 before the first was called. */
  readonly round: number;
  /** Plays whose scores are agreed or that are not to be played, by `round/board`. */
  readonly settled: { readonly [play: string]: true };
  /** Rulings that stand in the place of scores, by `round/board`. */
  readonly ruled: { readonly [play: string]: string };
  /** Of a game of sheets: the rounds whose sheets are agreed. */
  readonly sheets: readonly number[];
  /** What the table has said of boards, by `round/board`: that they are there, or that they are not. */
  readonly told: { readonly [play: string]: 'here' | 'missing' };
  /** Boards that it missed when play began, by round. */
  readonly missed: { readonly [round: string]: MissedPlay };
  /** Plays before which everybody has counted thirteen cards, by `round/board`. */
  readonly counted: { readonly [play: string]: true };
  /** The director's calls, in the order in which they were made. */
  readonly calls: readonly CallPlay[];
  /** The seat that the director has named as responsible (Law 7D). */
  readonly responsible: SeatName | null;
};

/** Boards that were not where they were needed when play began. */
export type MissedPlay = Moment & {
  readonly boards: readonly number[];
  readonly copy: number;
  readonly sharedWith: readonly string[];
  readonly last: LastTable | null;
};

/** The director is called to a table, or to a board there. */
export type CallPlay = HistoryEvent & {
  readonly call: number;
  /** A pair that called on its way to the table, or while it sat out; null: those at the table. */
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
  /** When a director said that they were on the way, and who; left out: nobody has. */
  readonly coming?: HistoryEvent;
  /** The table needs nobody any more. */
  readonly takenBack?: true;
  /** When a director said that they had arrived, and who. */
  readonly came: HistoryEvent | null;
  /** When the director said that it was dealt with, and the id of the text that says how, if any. */
  readonly answered: (HistoryEvent & { readonly reason?: string }) | null;
};

/** How a table names one of its plays: `round/board`. */
export function playKey({ round, board }: { readonly round: number; readonly board: number }): string {
  return `${round}/${board}`;
}
