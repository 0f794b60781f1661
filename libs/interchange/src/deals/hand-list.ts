import { parseDeal } from '#cards';
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
