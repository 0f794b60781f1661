import { reject, type Rejected } from '../../command/command.js';

/** How many boards one command takes. */
export const MOST_BOARDS_AT_ONCE = 100;

/** The boards of a range, as many as one command takes; none of one that is the wrong way round. */
export function boardsBetween(from: number, to: number): number[] {
  return Array.from(
    { length: Math.min(Math.max(0, to - from + 1), MOST_BOARDS_AT_ONCE) },
    (_, index) => from + index,
  );
}

/** Why a range of boards is refused: it is the wrong way round, or too long for one command. */
export function refusedRange(from: number, to: number): Rejected | undefined {
  return to < from || to - from >= MOST_BOARDS_AT_ONCE
    ? reject({ code: 'board.range', from, to })
    : undefined;
}
