import { vulnerabilityOf } from '#cards';
import type { PublishedMatch, PublishedMatchBoard, RoomResult } from '#interchange';
import {
  knockout,
  scoreForNS,
  type FieldLine,
  type KnockoutScore,
  type SideResult,
  type TeamBoard,
  type TeamMatchRegulation,
} from '#scoring';

/** A margin in IMPs to each board, averaged where a board is split. */
const REGULATION: TeamMatchRegulation = {
  kind: 'team-match',
  unit: 'imps',
  split: 'averaged',
  guarantee: 'none',
};

/** IMPs that a team has beside the boards of a segment. */
export interface GivenImps {
  readonly segment: number;
  readonly team: 'home' | 'away';
  readonly imps: number;
}

/**
 * Scores a match board by board.
 *
 * @throws Unscorable when it contradicts itself
 */
export function scoreMatch(match: PublishedMatch, given: readonly GivenImps[] = []): KnockoutScore {
  const segments = match.segments.map(({ segment, boards }) => ({
    boards: boards.map(teamBoard),
    scheduled: boards.length,
    adjustments: given
      .filter((one) => one.segment === segment)
      .map(({ team, imps }) => ({ id: 'by hand', team, unit: 'points' as const, amount: imps })),
  }));
  return knockout({ carryOver: match.carryOver, segments }, REGULATION);
}

function teamBoard({ board, open, closed }: PublishedMatchBoard): TeamBoard {
  return { board, home: [roomLine('open', open, board)], away: [roomLine('closed', closed, board)] };
}

function roomLine(id: string, result: RoomResult, board: number): FieldLine {
  const both = resultOf(result, board);
  return { id, ns: both, ew: both };
}

function resultOf(result: RoomResult, board: number): SideResult {
  if (result === null) return { kind: 'not-played' };
  const score = result === 'passed-out' ? 0 : scoreForNS(result, vulnerabilityOf(board));
  return { kind: 'score', score };
}
