import {
  resultAggregate,
  withResultEvent,
  type GameResult,
  type ResultEvent,
  type ResultSource,
  type ResultState,
  type SeatName,
  type SideName,
} from '#tournament';
import type { HistoryEvent } from './history-event.js';

export type SeatingPlay = { readonly [Seat in SeatName]: string };

export type ResultsOfBoard = { readonly [place: string]: ResultPlay };

/** One play of a board: what is known of its result, and everything that was ever said of it. */
export type ResultPlay = ResultState & {
  /** Played otherwise than scheduled: other seats, other contestants, another board. */
  readonly irregular: boolean;
  /** Who recorded what was called and played (`recorded`), and when. */
  readonly recordedBy: HistoryEvent | null;
  /** The last correction that its players have asked for, answered or not. */
  readonly wish: CorrectionPlay | null;
  readonly history: readonly ScoreEvent[];
};

/** A play of which nothing is known. */
export const NOTHING_SAID: ResultPlay = {
  ...resultAggregate.initial,
  irregular: false,
  recordedBy: null,
  wish: null,
  history: [],
};

/** What became of a correction that players have asked for: `overtaken`, where something else was written in its place. */
export const CORRECTION_OUTCOMES = ['asked', 'accepted', 'declined', 'taken-back', 'overtaken'] as const;

/** A correction that the players of a board have asked for. */
export type CorrectionPlay = HistoryEvent & {
  readonly correction: number;
  readonly side: SideName;
  readonly result: GameResult;
  readonly outcome: (typeof CORRECTION_OUTCOMES)[number];
  /** The id of the free text that says why it was declined. */
  readonly reason?: string;
};

/** The events that stay in the history of a result, as they are named there. */
export const SCORE_EVENTS = {
  entered: 'result.entered',
  recorded: 'result.recorded',
  irregular: 'result.irregular-recorded',
  confirmed: 'result.confirmed',
  disputed: 'result.disputed',
  corrected: 'result.corrected',
  voided: 'result.voided',
  'not-played': 'result.marked-not-played',
  postponed: 'result.postponed',
  'late-refused': 'result.late-play-refused',
  'late-begun': 'result.late-play-begun',
} as const;

/** What was done to a result. */
export type ScoreEvent = HistoryEvent & {
  readonly what: keyof typeof SCORE_EVENTS;
  readonly side?: SideName;
  /** The kind of file that a recorded result is from; left out: paper. */
  readonly source?: ResultSource;
  /** Whether the entry needs nobody's confirmation. */
  readonly agreed?: boolean;
  readonly seating?: SeatingPlay;
  readonly result?: GameResult;
  readonly flags?: readonly string[];
  /** Of a correction: that players have asked for it, and which side. */
  readonly asked?: { readonly correction: number; readonly side: SideName };
  /** The ground of Law 6D on which the deal does not count. */
  readonly ground?: '6D1' | '6D2' | '6D3';
  /** The id of the free text that says why. */
  readonly reason?: string;
  /** Of a late play: the table where it was taken up. */
  readonly at?: string;
};

/** A result after something that its history tells. */
export function withScoreEvent<State extends ResultState>(state: State, told: ScoreEvent): State {
  // The history has by the same names what a result follows from.
  return withResultEvent(state, { type: SCORE_EVENTS[told.what], payload: told } as unknown as ResultEvent);
}

/** How a play of a board is named among the board's results: `table/round`. */
export function placeKey({ table, round }: { readonly table: string; readonly round: number }): string {
  return `${table}/${round}`;
}
