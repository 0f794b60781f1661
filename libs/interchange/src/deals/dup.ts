import { DGE_CARDS, readSuitSigns, writeSuitSigns } from './dge.js';
import { BRI_CARDS, readCardNumbers, writeCardNumbers } from './bri.js';
import { wrongCard } from '#cards';
import { consecutive, type DealFormat } from './deal-file.js';
import { bytesOf, joined, recordsOf, signsOf } from '../text/records.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';

const CARDS = BRI_CARDS + DGE_CARDS;
const SIZE = CARDS + 10;

/**
 * DUP: records of 156 bytes, the cards as BRI and as DGE have them and ten bytes of trailer, which in the first record
 * (of some programs in all) says `YN`, the first board, how many copies at once and how many boards. The cards of DGE
 * may be blank: a machine then shows nothing on its screen.
 */
export const dup: DealFormat = {
  name: 'DUP',
  extension: 'dup',
  holds: ['board'],
  read(bytes) {
    let [first, count]: [number, number | undefined] = [1, undefined];
    const deals = Array.from(recordsOf(bytes, SIZE, 'DUP'), ({ record, place }, index) => {
      if (index === 0) ({ first, count } = readTrailer(signsOf(record.subarray(CARDS)), place));
      const deal = readCardNumbers(signsOf(record.subarray(0, BRI_CARDS)), place);
      const shown = signsOf(record.subarray(BRI_CARDS, CARDS));
      if (/[^ \0]/.test(shown)) {
        const wrong = wrongCard(deal, readSuitSigns(shown, place));
        if (wrong) refuse({ ...place, code: 'deal-file.halves', card: wrong.card });
      }
      return { board: first + index, deal };
    });
    if (count !== undefined && count !== deals.length % 100)
      refuse({ format: 'DUP', code: 'deal-file.count', says: count, records: deals.length });
    return { deals };
  },
  write(file) {
    const boards = consecutive(file, 'DUP', 99);
    const first = String(boards[0]!.board).padEnd(2);
    const trailer = `YN${first} 0 ${String(boards.length).padStart(2, '0')} `;
    return joined(
      boards.map(({ deal }, index) =>
        bytesOf(writeCardNumbers(deal) + writeSuitSigns(deal) + (index === 0 ? trailer : '\0'.repeat(10))),
      ),
    );
  },
};

/** What a trailer says; one that is blank says nothing, so that boards count from 1. @throws UnreadableDeals */
function readTrailer(
  trailer: string,
  place: DealPlace,
): { readonly first: number; readonly count: number | undefined } {
  if (!/[^ \0]/.test(trailer)) return { first: 1, count: undefined };
  const [, reversed, first, count] =
    /^[YN]([YN])(\d[\d ]) .[\d ](\d\d|\d | \d).$/i.exec(trailer) ??
    refuse({ ...place, code: 'deal-file.header' });
  if (reversed!.toUpperCase() === 'Y') refuse({ ...place, code: 'deal-file.reversed' });
  return { first: Math.max(1, Number(first)), count: Number(count) };
}
