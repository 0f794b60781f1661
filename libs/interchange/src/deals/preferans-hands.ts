import { formatPreferansDeal, parsePreferansDeal } from '#cards';
import { textOfFile } from '../text/text-of-file.js';
import { refuse } from '../faults/unreadable.js';

/** How files of deals of preferans are called: no dealing machine has a format of its own for them. */
export const PREFERANS_HANDS = 'HANDS';

/** A deal of preferans as a file gives it: its text is that of `formatPreferansDeal`. */
export interface PreferansDealInFile {
  readonly board: number;
  readonly deal: string;
}

const LINE = /^([1-9]\d{0,2})[.:]?\s+(\S.*)$/;

/**
 * Reads deals of preferans: a line a board, its number, then the hands from the dealer's left on and the talon,
 * `12 AKQT987.AK.. .QJT987.AKQJ. ..T987.AKQJT9 J..8.7`.
 *
 * @throws UnreadableDeals which names the first wrong line
 */
export function readPreferansHands(bytes: Uint8Array): readonly PreferansDealInFile[] {
  const lineOf = new Map<number, number>();
  const format = PREFERANS_HANDS;
  const deals = textOfFile(bytes)
    .text.split(/\r?\n/)
    .flatMap((text, index) => (text.trim() === '' ? [] : [{ text: text.trim(), line: index + 1 }]))
    .map(({ text, line }) => {
      const [, number, hands] = LINE.exec(text) ?? refuse({ format, line, code: 'deal-file.line' });
      const board = Number(number);
      const firstLine = lineOf.get(board);
      if (firstLine !== undefined)
        refuse({ format, line, board, firstLine, code: 'deal-file.board-otherwise' });
      lineOf.set(board, line);
      const deal = wholeDeal(hands!) ?? refuse({ format, line, board, code: 'deal-file.line' });
      return { board, deal };
    });
  if (deals.length === 0) refuse({ format, code: 'deal-file.empty' });
  return deals;
}

/** The one way to write a deal; nothing for what is no whole deal of 32 cards. */
function wholeDeal(text: string): string | undefined {
  try {
    return formatPreferansDeal(parsePreferansDeal(text));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Writes what `readPreferansHands` reads. */
export function writePreferansHands(deals: readonly PreferansDealInFile[]): Uint8Array {
  return new TextEncoder().encode(deals.map(({ board, deal }) => `${board} ${deal}\r\n`).join(''));
}
