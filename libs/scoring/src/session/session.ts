import type { FieldLine } from '../board/board-field.js';
import type { BoardMethod } from '../methods/board-method.js';
import type { SessionGuarantee } from '../artificial/artificial-matchpoints.js';
import type { RationalLike } from '../arithmetic/rational.js';

/** One table's line of a board, with who has it. */
export interface TravellerLine extends FieldLine {
  readonly contestants: LineContestants;
}

/** Who plays a line: a pair on each side, or in an individual North and East. */
export interface LineContestants {
  readonly ns: string;
  readonly ew: string;
  /** In an individual South and West, who have the same for themselves; on all lines of a field or on none. */
  readonly partners?: { readonly ns: string; readonly ew: string };
}

/** One board over all tables that it is compared over: of one section, or of several that are scored together. */
export interface BoardField {
  /** Stands for this board of these sections: 'A+B/7'. */
  readonly field: string;
  readonly board: number;
  /** How many scores the board should have. */
  readonly expected: number;
  readonly lines: readonly TravellerLine[];
}

/** Someone who has a result in the session. */
export interface SessionContestant {
  /** 'A-NS3', 'A-7'. */
  readonly contestant: string;
  readonly section: string;
  /** Who is ranked apart in a two-winner movement: 'NS' or 'EW'; 'one' where there is one winner. */
  readonly line: string;
  /** Matchpoints of a full card, where the organiser fixes them for everybody in the section. */
  readonly maximum?: RationalLike;
  /** False for those who play without being ranked. */
  readonly ranked?: boolean;
}

/**
 * A line of the ledger beside the boards: a penalty when negative (Law 90). It never touches a board, so that nobody
 * gains by it.
 */
export interface Adjustment {
  readonly id: string;
  readonly contestant: string;
  /**
   * In the method's own points, matchpoints or IMPs; by methods with a top also in percent of a top (the EBU's standard
   * penalty is -25), or in percent of the whole session.
   */
  readonly unit: 'points' | 'percent-of-top' | 'percent-of-session';
  readonly amount: RationalLike;
}

/** How a session's awards become totals and percentages. Plain data. */
export interface SessionRegulation {
  readonly method: BoardMethod;
  readonly guarantee: SessionGuarantee;
  /**
   * What a session score is out of, unless the organiser fixes it (`SessionContestant.maximum`). IMPs are out of nothing.
   * - own: the boards that the contestant has a score on.
   * - line: the fullest card of the contestant's section and line; who missed boards is scaled up to it.
   * - section: the fullest card of the contestant's section, whichever line has it.
   */
  readonly fullCard: 'own' | 'line' | 'section';
  /** Decimals of a session score and of its percentage, which is taken from that score; exact without them. */
  readonly decimals?: { readonly score?: number; readonly percentage?: number };
}

/** What was played in a session. */
export interface Session {
  readonly contestants: readonly SessionContestant[];
  readonly fields: readonly BoardField[];
  readonly adjustments?: readonly Adjustment[];
}
