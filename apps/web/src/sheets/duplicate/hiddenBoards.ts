import { Problem } from '../../api/problem.js';

/** Whether the traveller of a board could not be read because the board is hidden from the reader. */
export function isHiddenBoard(problem: unknown): boolean {
  return problem instanceof Problem && problem.status === 404;
}

/** Those of a session's boards that are hidden from the reader, by what came of reading the traveller of each. */
export function hiddenBoards(boards: readonly number[], problems: readonly unknown[]): number[] {
  return boards.filter((_board, index) => isHiddenBoard(problems[index]));
}
