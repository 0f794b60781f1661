import type { Movement, Play } from '#movement';
import type { PublishedLine } from '../published/published-game.js';

/** Where and when a line is played here. */
export interface PlacedLine {
  readonly line: PublishedLine;
  /** From 1. */
  readonly table: number;
  readonly round: number;
  /**
   * scheduled: the movement has these two at this table in this round with this board. irregular: it has not, and a
   * director records what was really played.
   */
  readonly fit: 'scheduled' | 'irregular';
}

/** A section's lines as a schedule that can be played. */
export interface SectionSchedule {
  readonly section: string;
  readonly movement: Movement;
  readonly boardsPerRound: number;
  readonly firstBoard: number;
  /** Whether the lines told their rounds and tables, or these were computed. */
  readonly rounds: 'given' | 'computed';
  /** The rounds that are played at tables; later ones hold what no such schedule was found for. */
  readonly playedRounds: number;
  readonly lines: readonly PlacedLine[];
  /** Lines that no schedule can hold: somebody has the board already, and has no result on this one. */
  readonly unplaced: readonly PublishedLine[];
}

/** Rows of a movement while it is put together: `rows[table - 1][round - 1]`. */
export type Rows = (Play | null)[][];
