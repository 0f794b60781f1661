import type { SeatName } from '#tournament';
import type { HistoryEvent, Moment } from './history-event.js';

/** A board of a set, its deal encrypted until it is revealed. */
export type BoardPlay = {
  readonly status: 'requested' | 'dealt' | 'dealt-at-table' | 'recorded' | 'revealed';
  /** How often a deal was asked for. */
  readonly requests: number;
  /** The line that asked last. */
  readonly asked: Moment;
  /** Its deal, wherever it comes from: dealt by the program, or read from the cards of a board that was dealt by hand. */
  readonly hidden: HiddenDealPlay | null;
  /** The deal's canonical text, once it is revealed. */
  readonly deal: string | null;
  /** The double-dummy results that were computed last: ask `analysisOf`, they may be of a deal before. */
  readonly analysis?: AnalysisPlay;
  /** The key that opens the deal and its double-dummy results, once it is revealed. */
  readonly opening?: string;
  /** The commitment that it was dealt by, and how many deals were skipped before it. */
  readonly sealed: { readonly commitment: number; readonly passedOver: number } | null;
  /** The key that was committed to, once the deal is revealed. */
  readonly key: string | null;
  /** Left out: the program has dealt it, or is to. */
  readonly byHand?: ByHandPlay;
  /** Its deal was taken from a file. */
  readonly imported?: true;
  /** Whether no score might stand on its deal (Law 6D2); left out: nothing is known of that. */
  readonly check?: DealCheckPlay;
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

/** What is known of a board that was dealt by hand. */
export type ByHandPlay = {
  /** Who dealt it, as somebody has said. */
  readonly told: DealingPlay | null;
  /** Who read its cards first, or corrected what was read. */
  readonly recorded: ReadingEvent | null;
  /** Who read them again and found the same. */
  readonly confirmed: readonly ReadingEvent[];
  /** Readings that contradict, and that nobody has decided on. */
  readonly contradictions: readonly (ReadingEvent & { readonly reading: HiddenDealPlay })[];
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

/** What was found of a deal, and what was decided. */
export type DealCheckPlay = {
  readonly unshuffled: boolean;
  readonly playedBefore: 'no' | 'in-this-tournament' | 'elsewhere';
  readonly decided: boolean;
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
  return board?.analysis?.hidden.id === board?.hidden?.id ? board?.analysis : undefined;
}

/** Whether a board is dealt by hand: so is one of which the program knows nothing. */
export function isByHand(board: BoardPlay | undefined): boolean {
  return !board || board.byHand !== undefined;
}
