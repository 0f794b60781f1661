import { boardStream } from '../../board/state.js';

/** How a command names the streams of boards of a set: each board's original, and its copy. */
export const streamNames = {
  original: (board: number) => `board ${board}`,
  copy: (board: number) => `copy ${board}`,
};

/** The originals of boards, and a copy of each. Copy 1 lies in the stream of the original. */
export function copyStreams(set: string, boards: readonly number[], copy: number) {
  return Object.fromEntries(
    boards.flatMap((board) => [
      [streamNames.original(board), boardStream({ set, board })] as const,
      ...(copy === 1 ? [] : [[streamNames.copy(board), boardStream({ set, board, copy })] as const]),
    ]),
  );
}

/** How a command names the stream of a copy. */
export function nameOfCopy(board: number, copy: number): string {
  return copy === 1 ? streamNames.original(board) : streamNames.copy(board);
}
