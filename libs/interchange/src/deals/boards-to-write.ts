import type { DealFile, DealInFile } from './deal-file.js';
import { refuse } from '../faults/unreadable-deals.js';

/**
 * The deals of a file by their boards, for a format that can have each board only once.
 *
 * @param most the highest board that it can hold
 * @throws UnreadableDeals which names the first board that it cannot
 */
export function byBoard({ deals }: DealFile, format: string, most: number): readonly DealInFile[] {
  const boards = deals.toSorted((one, other) => one.board - other.board);
  for (const [index, { board }] of boards.entries()) {
    if (board === boards[index - 1]?.board) refuse({ format, board, code: 'deal-file.board-again' });
    if (board > most) refuse({ format, board, code: 'deal-file.board-too-high', most });
  }
  if (boards.length === 0) refuse({ format, code: 'deal-file.empty' });
  return boards;
}

/** The same for a format whose boards follow each other. @throws UnreadableDeals */
export function consecutive(file: DealFile, format: string, most: number): readonly DealInFile[] {
  const boards = byBoard(file, format, most);
  for (const [index, { board }] of boards.entries()) {
    const after = boards[index - 1]?.board;
    if (after !== undefined && board !== after + 1)
      refuse({ format, board, code: 'deal-file.boards-apart', after });
  }
  return boards;
}

/** The deals in their order, for a format that can tell no events apart. @throws UnreadableDeals where a board is there again */
export function eachOnce(file: DealFile, format: string): readonly DealInFile[] {
  const seen = new Set<number>();
  for (const { board } of file.deals) {
    if (seen.has(board)) refuse({ format, board, code: 'deal-file.board-again' });
    seen.add(board);
  }
  return inOrder(file, format);
}

/** The deals in their order. @throws UnreadableDeals when there is none, or more than a format can hold */
export function inOrder({ deals }: DealFile, format: string, most = Infinity): readonly DealInFile[] {
  if (deals.length === 0) refuse({ format, code: 'deal-file.empty' });
  if (deals.length > most) refuse({ format, code: 'deal-file.too-many', deals: deals.length, most });
  return deals;
}
