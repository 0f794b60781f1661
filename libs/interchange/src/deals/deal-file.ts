import { dealerOf, vulnerabilityOf, type Deal, type Seat, type Vulnerability } from '#cards';
import { refuse, type DealFileFault } from '../faults/unreadable.js';

/** A deal as a file gives it. */
export interface DealInFile {
  /** Its board; counted from 1 where the format holds no numbers. */
  readonly board: number;
  /** The format holds numbers, and none stands there: it was counted on. */
  readonly isCounted?: true;
  readonly deal: Deal;
  /** Left out where the file does not say: then those of the board by Law 2. */
  readonly dealer?: Seat;
  readonly vulnerable?: Vulnerability;
  /** Double-dummy tricks: 20 hexadecimal digits, declarers N, S, E, W by NT, S, H, D, C. */
  readonly doubleDummy?: string;
  /** Of which event it is, by tags of PBN: only where a board has other deals in other events of the file. */
  readonly event?: Readonly<Record<string, string>>;
}

/** The deals of a file, in its order; there is at least one. */
export interface DealFile {
  readonly deals: readonly DealInFile[];
  /** Boards that the file names without a deal, as one of results does; left out where there are none. */
  readonly without?: readonly number[];
  /** What is not whole and is not needed: hands that are not given, half a double-dummy table. Left out where all is. */
  readonly leftOut?: readonly DealFileFault[];
}

/** What formats hold beside the cards, or do not. */
const DEAL_FIELDS = ['board', 'dealer', 'vulnerable', 'doubleDummy'] as const;
export type DealField = (typeof DEAL_FIELDS)[number];

/** A format of files of deals. */
export interface DealFormat {
  readonly name: string;
  /** How the names of its files end, without the dot. */
  readonly extension: string;
  /** What it holds beside the cards. */
  readonly holds: readonly DealField[];
  /** @throws UnreadableDeals which names the first wrong card, record or line */
  read(bytes: Uint8Array): DealFile;
  /**
   * The deals that are whole, where hands may be left ungiven: `leftOut` names the others.
   *
   * @throws UnreadableDeals also where no deal is whole
   */
  readonly readWhole?: (bytes: Uint8Array) => DealFile;
  /** @throws UnreadableDeals when the format cannot hold these boards */
  write(file: DealFile): Uint8Array;
}

/** Whose deal a board is: what the file says, otherwise Law 2. */
export function dealerIn({ board, dealer }: Pick<DealInFile, 'board' | 'dealer'>): Seat {
  return dealer ?? dealerOf(board);
}

/** Who is vulnerable: what the file says, otherwise Law 2. */
export function vulnerableIn({ board, vulnerable }: Pick<DealInFile, 'board' | 'vulnerable'>): Vulnerability {
  return vulnerable ?? vulnerabilityOf(board);
}

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
