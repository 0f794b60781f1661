import { dealerOf, vulnerabilityOf, type Deal, type Seat, type Vulnerability } from '#cards';
import type { DealFileFault } from '../faults/unreadable-deals.js';

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
export const DEAL_FIELDS = ['board', 'dealer', 'vulnerable', 'doubleDummy'] as const;
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
