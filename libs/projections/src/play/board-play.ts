import type { BoardState, SeatName } from '#tournament';
import type { HistoryEvent, Moment } from './history-event.js';

/** A board of a set, its deal encrypted until it is revealed. */
export type BoardPlay = BoardState & {
  /** The line that asked for its deal last. */
  readonly asked: Moment;
  /** Who dealt it by hand, as somebody has said. */
  readonly told: DealingPlay | null;
  /** Who read its cards first, or corrected what was read. */
  readonly recorded: ReadingEvent | null;
  /** The deal's canonical text, once it is revealed. */
  readonly deal: string | null;
  /** The double-dummy results that were computed last: ask `analysisOf`, they may be of a deal before. */
  readonly analysis: AnalysisPlay | null;
  /** The key that opens the deal and its double-dummy results, once it is revealed. */
  readonly opening: string | null;
  /** The commitment that it was dealt by, and how many deals were skipped before it. */
  readonly sealed: { readonly commitment: number; readonly passedOver: number } | null;
  /** The key that was committed to, once the deal is revealed: once it is out it is out. */
  readonly key: string | null;
  /** Its deal was taken from a file. */
  readonly imported: boolean;
  /** Who asked to see the deal before it was released. */
  readonly looks: readonly DealViewPlay[];
  /** Its copies by number, those of the deal that it has now; the first is a copy, too. */
  readonly copies: { readonly [copy: string]: CopyPlay };
};

/** A copy of a board: who made it last, and every time that it was compared with the deal since. */
export type CopyPlay = {
  readonly made: (HistoryEvent & { readonly how: 'by-hand' | 'machine' }) | null;
  readonly checks: readonly CopyCheckPlay[];
};

export type CopyCheckPlay = HistoryEvent & {
  readonly how: 'by-hand' | 'machine-report' | 'second-reading';
  readonly equal: boolean;
};

/** Somebody has asked to see a deal that was not released. Its reason is the id of a free text. */
export type DealViewPlay = HistoryEvent & {
  readonly person: string;
  readonly office: 'organiser' | 'director';
  readonly reason: string;
};

/** Double-dummy results, encrypted under the key of their deal. */
export type AnalysisPlay = {
  readonly hidden: HiddenDealPlay;
  /** Their twenty signs (`formatTricks`), once the deal is revealed. */
  readonly tricks: string | null;
};

export type AtTablePlay = { readonly session: string; readonly table: string; readonly round: number };

/** Somebody has read the cards of a board, at a table or as director. */
export type ReadingEvent = HistoryEvent & { readonly at: AtTablePlay | null };

/** Who dealt a board by hand (Law 6A to 6C, 6E). `named` and `instruction` are ids of free texts. */
export type DealingPlay = HistoryEvent & {
  readonly by: 'players' | 'director' | 'helpers' | 'otherwise';
  readonly at: AtTablePlay | null;
  readonly seats: readonly SeatName[];
  /** Null: it was not said. */
  readonly bothSides: boolean | null;
  readonly cut: boolean | null;
  readonly named: string | null;
  readonly instruction: string | null;
};

export type HiddenDealPlay = {
  readonly id: string;
  readonly cipher: 'A256GCM';
  readonly nonce: string;
  readonly text: string;
};

/** The double-dummy results of the deal that a board has now. */
export function analysisOf(
  board: Pick<BoardPlay, 'hidden' | 'analysis'> | undefined,
): AnalysisPlay | undefined {
  const { analysis, hidden } = board ?? {};
  return analysis && analysis.hidden.id === hidden?.id ? analysis : undefined;
}

/** Whether a board is dealt by hand: so is one of which the program knows nothing. */
export function isByHand(board: BoardPlay | undefined): boolean {
  return !board || board.byHand;
}
