import type { FoundDeal } from '#cards';
import { dealFormatOf, isHandList, readDeals, readHandList } from '#interchange';
import type { Language } from '#words';
import { refusedInWords } from '../files/deal-files.js';

/**
 * The deals of a file: a plain list of hands, or a format that its name tells, PBN otherwise.
 *
 * @throws Refusal which names the first wrong card, record or line
 */
export function readFoundDeals(file: string, bytes: Uint8Array, language: Language): readonly FoundDeal[] {
  return refusedInWords(file, language, () => {
    if (isHandList(bytes)) return readHandList(bytes).deals.map(({ deal }) => ({ deal }));
    const format = dealFormatOf(file) ?? dealFormatOf('pbn')!;
    const { deals } = readDeals(format, bytes);
    return format.holds.includes('board') ? deals : deals.map(({ deal }) => ({ deal }));
  });
}
