import { reject, type Rejected } from '../../command/command.js';
import type { BoardState } from '../state.js';

/** What prevents saying of a board what only those know who dealt it by hand: the program has dealt it. */
export function dealtByProgram({ byHand, status }: BoardState, board: number): Rejected | undefined {
  return byHand || status === 'none' ? undefined : reject({ code: 'board.dealt-by-program', board });
}
