import type { Adjustment, BridgeResult, ResultStatus, Seating, TournamentSettings } from '#tournament';

/** A play of a board in a session. */
export interface PlayOfResult {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}

/** What the journal has of a play. */
export interface ResultInJournal {
  readonly status: ResultStatus;
  /** How often something was said of it: entered, confirmed, corrected, voided. */
  readonly entry: number;
  readonly seating: Seating | null;
  /** The last result, a voided one too. */
  readonly result: BridgeResult | null;
  /** Every result that it ever had, the last one too, in order. */
  readonly given: readonly BridgeResult[];
  /** The last word on it was somebody's who directs or scores: a correction, a void, a mark that it was not played. */
  readonly putRight: boolean;
}

/** What the journal has of rulings on a play. */
export interface RulingsInJournal {
  /** How many were given on it, those that were withdrawn, too. */
  readonly given: number;
  /** The score that stands in the place of what was played; null: none. */
  readonly adjustment: Adjustment | null;
}

/** A session that results are imported into: who meets where with which boards, and what its journal has. */
export interface SessionToFill {
  readonly session: string;
  /** The edition of the laws that its rulings name. */
  readonly edition: TournamentSettings['laws'];
  readonly sections: readonly string[];
  readonly tables: readonly string[];
  readonly rounds: number;
  readonly boards: readonly number[];
  readonly contestants: readonly string[];
  /** Undefined: the table is empty, or somebody sits out there. */
  meetingAt(
    table: string,
    round: number,
  ): { readonly seating: Seating; readonly boards: readonly number[] } | undefined;
  /** The round that was called last at a table, and of which section alone, where sections are called apart. */
  calledAt(table: string): { readonly round: number; readonly section?: string };
  resultOf(play: PlayOfResult): ResultInJournal | undefined;
  rulingsOn(play: PlayOfResult): RulingsInJournal;
  /** Whether whoever brings the results may see what was played on a board, and the lead of it. */
  maySee(board: number): boolean;
  readonly maySeeLead: (board: number) => boolean;
}
