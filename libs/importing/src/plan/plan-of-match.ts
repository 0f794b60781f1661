import type { PublishedMatch, PublishedMatchBoard, RoomResult } from '#interchange';
import { Rational } from '#scoring';
import type { BridgeResult } from '#tournament';
import { numbersBehind } from './game-plan.js';

/** Home sits North-South in the open room, the other team in the closed one. */
export const ROOMS = [
  { room: 'open', table: 'A1' },
  { room: 'closed', table: 'A2' },
] as const;

export type Room = (typeof ROOMS)[number]['room'];

/** A result of a match, at the table of its room. */
export interface PlayedInRoom {
  readonly table: string;
  readonly board: number;
  readonly result: BridgeResult;
}

/** A segment of a match as a round of a session. */
export interface PlannedSegment {
  readonly round: number;
  readonly played: Readonly<Record<Room, readonly PlayedInRoom[]>>;
  /** Blank in the file. */
  readonly blank: readonly { readonly table: string; readonly board: number }[];
  /** These, and boards that the segment does not have, so that none of them was missed. */
  readonly notPlayed: readonly { readonly table: string; readonly board: number }[];
}

/** A published match as a session of two teams. */
export interface MatchPlan {
  readonly boardsPerRound: number;
  readonly movement: Readonly<Record<string, unknown>>;
  /** What the teams begin with, in hundredths of an IMP. */
  readonly carried: { readonly home: number; readonly away: number };
  readonly rounds: readonly PlannedSegment[];
}

/** How a published knockout match is played: segment by segment, in two rooms. */
export function planOfMatch({ segments, carryOver }: PublishedMatch): MatchPlan {
  const longest = Math.max(...segments.map(({ boards }) => boards.length));
  // Every published segment begins with board 1.
  const boardsPerRound = numbersBehind(longest);
  return {
    boardsPerRound,
    movement: { kind: 'teams', teams: { name: 'knockout', teams: 2, segments: segments.length } },
    carried: carriedOf(carryOver),
    rounds: segments.map(({ boards }, index) => {
      const before = boardsPerRound * index;
      const blank = ROOMS.flatMap(({ room, table }) =>
        boards.filter((board) => board[room] === null).map(({ board }) => ({ table, board: before + board })),
      );
      const beyond = Array.from(
        { length: boardsPerRound - boards.length },
        (_, at) => at + boards.length + 1,
      );
      return {
        round: index + 1,
        played: {
          open: playedIn(boards, ROOMS[0], before),
          closed: playedIn(boards, ROOMS[1], before),
        },
        blank,
        notPlayed: [
          ...blank,
          ...ROOMS.flatMap(({ table }) => beyond.map((board) => ({ table, board: before + board }))),
        ],
      };
    }),
  };
}

function playedIn(
  boards: readonly PublishedMatchBoard[],
  { room, table }: (typeof ROOMS)[number],
  before: number,
): PlayedInRoom[] {
  return boards.flatMap((board) => {
    const result = asEntered(board[room]);
    return result ? [{ table, board: before + board.board, result }] : [];
  });
}

function asEntered(result: RoomResult): BridgeResult | undefined {
  if (result === null) return undefined;
  return result === 'passed-out' ? { kind: 'passed-out' } : { kind: 'contract', ...result };
}

/** What teams begin with, in hundredths of an IMP. */
export function carriedOf({ home, away }: PublishedMatch['carryOver']): MatchPlan['carried'] {
  return { home: hundredthsOf(home), away: hundredthsOf(away) };
}

function hundredthsOf(points: string): number {
  return Number(Rational.parse(points).mul(Rational.of(100)).toText(0));
}
