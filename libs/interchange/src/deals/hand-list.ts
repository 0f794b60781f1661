import { parseDeal, formatPreferansDeal, parsePreferansDeal } from '#cards';
import type { DealFile } from './deal-file.js';
import { dealAt } from './hands-in-record.js';
import { textOfFile } from '../text/text-of-file.js';
import { refuse } from '../faults/unreadable.js';

const HANDS = /^(?:[NESW]:)?(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*(?: (?:[AKQJT2-9]*\.){3}[AKQJT2-9]*){3}$/i;

/** Whether a text is a plain list of hands, as far as its first line tells. */
export function isHandList(bytes: Uint8Array): boolean {
  return HANDS.test(textOfFile(bytes.subarray(0, 400)).text.trimStart().split(/\r?\n/)[0]!.trim());
}

/**
 * Reads a plain list of hands: a line a deal, `AK4..QJT9865.T32 ...`, from North where no seat is named. It has no
 * boards: they are counted from 1.
 *
 * @throws UnreadableDeals which names the first wrong line
 */
export function readHandList(bytes: Uint8Array): DealFile {
  const deals = textOfFile(bytes)
    .text.split(/\r?\n/)
    .flatMap((text, index) => (text.trim() === '' ? [] : [{ text: text.trim(), line: index + 1 }]))
    .map(({ text, line }, index) => ({
      board: index + 1,
      deal: dealAt({ format: 'list', line }, () => parseDeal(/^[NESW]:/i.test(text) ? text : `N:${text}`)),
    }));
  if (deals.length === 0) refuse({ format: 'list', code: 'deal-file.empty' });
  return { deals };
}

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
