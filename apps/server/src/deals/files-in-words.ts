import { dealerOf, MalformedDeal, parseDeal, vulnerabilityOf, type Deal } from '#cards';
import {
  DEAL_FORMATS,
  dealerIn,
  dealFormatOf,
  PREFERANS_HANDS,
  readDeals,
  readPreferansHands,
  UnreadableDeals,
  vulnerableIn,
  type DealFileFault,
  type DealFormat,
  type DealInFile,
} from '#interchange';
import type { Language } from '#words';
import { faultOfFile } from '../http/file-fault.js';
import { Problem } from '../http/problem.js';

/** How many boards a file may have, and the highest board number. */
const MOST_AT_ONCE = 200;
const LAST_BOARD = 999;

/** A format by its name. @throws Problem `deal-set.format` */
export function formatNamed(name: string): DealFormat {
  const format = dealFormatOf(name);
  if (format) return format;
  throw new Problem('deal-set.format', {
    format: name,
    formats: DEAL_FORMATS.map((known) => known.name).join(', '),
  });
}

/**
 * The deals that somebody brings in a file, each of another board, with the dealer and the vulnerability of Law 2.
 *
 * @param first the board of the first deal, where the format holds no numbers
 * @throws Problem `deal-set.unreadable`, which names the first wrong card, record or line
 */
export function readImported(
  format: DealFormat,
  bytes: Uint8Array,
  first: number | undefined,
  language: Language,
): DealInFile[] {
  return worded('deal-set.unreadable', language, () => {
    const { deals: read, without = [] } = readDeals(format, bytes);
    const { name } = format;
    const deals =
      first === undefined || format.holds.includes('board')
        ? read
        : read.map((deal, index) => ({ ...deal, board: first + index }));
    if (without[0] !== undefined)
      refuse({ format: name, board: without[0], code: 'deal-file.board-missing' });
    if (deals.length > MOST_AT_ONCE)
      refuse({ format: name, code: 'deal-file.too-many', deals: deals.length, most: MOST_AT_ONCE });
    const seen = new Set<number>();
    for (const one of deals) {
      const { board } = one;
      if (seen.has(board)) refuse({ format: name, board, code: 'deal-file.several-events' });
      if (board < 1 || board > LAST_BOARD)
        refuse({ format: name, code: 'deal-file.no-board', found: `${board}` });
      if (dealerIn(one) !== dealerOf(board) || vulnerableIn(one) !== vulnerabilityOf(board))
        refuse({ format: name, board, code: 'deal-file.not-as-usual' });
      seen.add(board);
    }
    return [...deals];
  });
}

/** A deal as it is hidden, kept and revealed. */
export interface DealText {
  readonly board: number;
  readonly text: string;
}

/** The deals of preferans that somebody brings in a file. @throws Problem `deal-set.unreadable`, which names the first wrong line */
export function readHandsImported(bytes: Uint8Array, language: Language): DealText[] {
  return worded('deal-set.unreadable', language, () => {
    const deals = readPreferansHands(bytes);
    if (deals.length > MOST_AT_ONCE)
      refuse({
        format: PREFERANS_HANDS,
        code: 'deal-file.too-many',
        deals: deals.length,
        most: MOST_AT_ONCE,
      });
    return deals.map(({ board, deal: text }) => ({ board, text }));
  });
}

/** The deal of a board of preferans as its cards were counted out. @throws Problem `deal-set.unreadable` */
export function preferansSaid(text: string, board: number, language: Language): string {
  return readHandsImported(Buffer.from(`${board} ${text}`), language)[0]!.text;
}

/** The deal of a board as its cards were counted out. @throws Problem `deal-set.unreadable` */
export function dealSaid(text: string, board: number, language: Language): Deal {
  return worded('deal-set.unreadable', language, () => {
    try {
      return parseDeal(text);
    } catch (error) {
      if (!(error instanceof MalformedDeal)) throw error;
      return refuse({ format: 'PBN', board, code: 'deal-file.deal', fault: error.faults[0]! });
    }
  });
}

/** Does something with a file; a fault of it becomes a problem in words, with its place in the file. @throws Problem */
export function worded<Done>(
  code: 'deal-set.unreadable' | 'deal-set.unwritable',
  language: Language,
  does: () => Done,
): Done {
  try {
    return does();
  } catch (error) {
    if (!(error instanceof UnreadableDeals)) throw error;
    throw new Problem(code, faultOfFile(error.fault, language));
  }
}

function refuse(fault: DealFileFault): never {
  throw new UnreadableDeals(fault);
}
