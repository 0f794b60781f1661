import { dealerOf, formatDeal, MalformedDeal, parseDeal, vulnerabilityOf } from '#cards';
import {
  DEAL_FORMATS,
  dealerIn,
  dealFormatOf,
  PREFERANS_HANDS,
  readDeals,
  readPreferansHands,
  UnreadableDeals,
  vulnerableIn,
  writePreferansHands,
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

/** A deal as it is hidden, kept and revealed. */
export interface DealText {
  readonly board: number;
  readonly text: string;
}

/** How deals of a game come in files and are read out. */
export interface DealFilesOfGame {
  /** A file with deals. @throws Problem `deal-set.format`, `deal-set.unwritable` */
  write(
    deals: readonly DealText[],
    format: string,
    language: Language,
  ): { readonly format: string; readonly extension: string; readonly bytes: Uint8Array };
  /**
   * The deals of a file that somebody brings.
   *
   * @param first the board of the first deal, where the format holds no numbers
   * @throws Problem `deal-set.format`, `deal-set.unreadable`, which names the first wrong card, record or line
   */
  read(
    file: { readonly format: string; readonly bytes: Uint8Array; readonly first?: number | undefined },
    language: Language,
  ): { readonly format: string; readonly deals: readonly DealText[] };
  /** The deal of a board as its cards were counted out. @throws Problem `deal-set.unreadable` */
  said(text: string, board: number, language: Language): string;
}

/** Deals of four hands, in the formats of dealing machines. */
export const machineFiles: DealFilesOfGame = {
  write(deals, name, language) {
    const format = formatNamed(name);
    const inFile = deals.map(({ board, text }) => ({ board, deal: parseDeal(text) }));
    const bytes = worded('deal-set.unwritable', language, () => format.write({ deals: inFile }));
    return { format: format.name, extension: format.extension, bytes };
  },
  read({ format: name, bytes, first }, language) {
    const format = formatNamed(name);
    const deals = worded('deal-set.unreadable', language, () => readImported(format, bytes, first));
    return {
      format: format.name,
      deals: deals.map(({ board, deal }) => ({ board, text: formatDeal(deal) })),
    };
  },
  said: (text, board, language) =>
    worded('deal-set.unreadable', language, () => {
      try {
        return formatDeal(parseDeal(text));
      } catch (error) {
        if (!(error instanceof MalformedDeal)) throw error;
        return refuse({ format: 'PBN', board, code: 'deal-file.deal', fault: error.faults[0]! });
      }
    }),
};

/** Deals of three hands and a talon, for which no machine has a format. */
export const handsFiles: DealFilesOfGame = {
  write(deals, format) {
    requireHands(format);
    const bytes = writePreferansHands(deals.map(({ board, text: deal }) => ({ board, deal })));
    return { format: PREFERANS_HANDS, extension: 'txt', bytes };
  },
  read({ format, bytes }, language) {
    requireHands(format);
    return { format: PREFERANS_HANDS, deals: readHands(bytes, language) };
  },
  said: (text, board, language) => readHands(Buffer.from(`${board} ${text}`), language)[0]!.text,
};

/** A format by its name. @throws Problem `deal-set.format` */
function formatNamed(name: string): DealFormat {
  const format = dealFormatOf(name);
  if (format) return format;
  throw new Problem('deal-set.format', {
    format: name,
    formats: DEAL_FORMATS.map((known) => known.name).join(', '),
  });
}

/** The deals of a file, each of another board, with the dealer and the vulnerability of Law 2. @throws UnreadableDeals */
function readImported(format: DealFormat, bytes: Uint8Array, first: number | undefined): DealInFile[] {
  const { deals: read, without = [] } = readDeals(format, bytes);
  const { name } = format;
  const deals =
    first === undefined || format.holds.includes('board')
      ? read
      : read.map((deal, index) => ({ ...deal, board: first + index }));
  if (without[0] !== undefined) refuse({ format: name, board: without[0], code: 'deal-file.board-missing' });
  refuseTooMany(name, deals);
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
}

/** @throws Problem `deal-set.format` where hands with a talon are wanted in a format of another game */
function requireHands(format: string): void {
  if (format.toUpperCase() !== PREFERANS_HANDS)
    throw new Problem('deal-set.format', { format, formats: PREFERANS_HANDS });
}

function readHands(bytes: Uint8Array, language: Language): DealText[] {
  return worded('deal-set.unreadable', language, () => {
    const deals = readPreferansHands(bytes);
    refuseTooMany(PREFERANS_HANDS, deals);
    return deals.map(({ board, deal: text }) => ({ board, text }));
  });
}

function refuseTooMany(format: string, { length: deals }: readonly unknown[]): void {
  if (deals > MOST_AT_ONCE) refuse({ format, code: 'deal-file.too-many', deals, most: MOST_AT_ONCE });
}

/** Does something with a file; a fault of it becomes a problem in words, with its place in the file. @throws Problem */
function worded<Done>(
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
