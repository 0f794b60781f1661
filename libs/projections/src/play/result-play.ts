import type {
  CheckOfEntry,
  DecidedSuspicion,
  GameResult,
  ResultSource,
  SeatName,
  SideName,
} from '#tournament';
import type { HiddenDealPlay } from './board-play.js';
import type { HistoryEvent } from './history-event.js';

export type SeatingPlay = { readonly [Seat in SeatName]: string };

export type ResultsOfBoard = { readonly [place: string]: ResultPlay };

/** One play of a board: what is known of its result, and everything that was ever said of it. */
export type ResultPlay = {
  readonly status: 'entered' | 'disputed' | 'agreed' | 'voided' | 'not-played' | 'postponed';
  /** How often something was entered, recorded or corrected. */
  readonly entry: number;
  /** The side that entered it at the table. */
  readonly side: SideName | null;
  readonly seating: SeatingPlay | null;
  /** The last result, a voided one too. */
  readonly result: GameResult | null;
  readonly flags: readonly string[];
  /** Played otherwise than scheduled: other seats, other contestants, another board. */
  readonly irregular: boolean;
  /** How often an entry of it was looked at beside its deal; left out: not yet. */
  readonly checks?: number;
  /** What the entry was found to be; left out: it was not looked at yet. */
  readonly check?: CheckOfEntry & {
    readonly fits: readonly number[];
    /** The other boards of the round whose deals the lead was looked for on; left out: all of them. */
    readonly beside?: readonly number[];
  };
  /** What was decided of what looks suspicious about the entry; left out: nothing. */
  readonly decided?: readonly DecidedSuspicion[];
  /** What was called and played; left out: nobody has recorded it. */
  readonly recorded?: RecordedPlay;
  /** The last correction that its players have asked for; left out: none. */
  readonly asked?: CorrectionPlay;
  readonly history: readonly ScoreEvent[];
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

/** What was called and played, encrypted like the deal; `explanations` is the id of a free text. */
export type RecordedPlay = HistoryEvent & {
  readonly hidden: HiddenDealPlay;
  readonly explanations: string | null;
};

/** What was done to a result. */
export type ScoreEvent = HistoryEvent & {
  readonly what:
    | 'entered'
    | 'recorded'
    | 'irregular'
    | 'confirmed'
    | 'disputed'
    | 'corrected'
    | 'voided'
    | 'not-played'
    | 'postponed'
    | 'late-refused'
    | 'late-begun';
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

/** A play that is played late. */
export type LatePlay = {
  readonly table: string;
  readonly round: number;
  readonly board: number;
  /** The table has asked for it, and the director has not answered. */
  readonly asked: boolean;
  readonly granted: boolean;
  /** The table where it was taken up; null: it waits. */
  readonly at: string | null;
};

/** How a play of a board is named among the board's results: `table/round`. */
export function placeKey({ table, round }: { readonly table: string; readonly round: number }): string {
  return `${table}/${round}`;
}

/** How a late play is named: `table/round/board`. */
export function latePlayKey(play: {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}): string {
  return `${placeKey(play)}/${play.board}`;
}
