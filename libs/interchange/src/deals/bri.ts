import { BRIDGE_PACK, type Deal, type Seat } from '#cards';
import { inOrder, type DealFormat } from './deal-file.js';
import { cardsLeft, dealOfCards, type PlacedCard } from './hands-in-record.js';
import { bytesOf, joined, recordsOf, requireFiller, signsOf } from '../text/records.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';

const SIZE = 128;

/** How long the cards of three hands are. */
export const BRI_CARDS = 78;

/** BRI: records of 128 bytes, 39 card numbers 01..52 (SA..C2) of North, East and South, 32 spaces and 18 zeros. */
export const bri: DealFormat = {
  name: 'BRI',
  extension: 'bri',
  holds: [],
  read(bytes) {
    const deals = Array.from(recordsOf(bytes, SIZE, 'BRI'), ({ record, place }) => {
      const deal = readCardNumbers(signsOf(record.subarray(0, BRI_CARDS)), place);
      requireFiller(record, BRI_CARDS, place);
      return { board: place.record, deal };
    });
    return { deals };
  },
  write(file) {
    const filler = ' '.repeat(32) + '\0'.repeat(18);
    return joined(inOrder(file, 'BRI').map(({ deal }) => bytesOf(writeCardNumbers(deal) + filler)));
  },
};

/** Reads 39 numbers of two digits: the cards of North, East and South; West has the rest. @throws UnreadableDeals */
export function readCardNumbers(digits: string, place: DealPlace): Deal {
  const cards = Array.from({ length: 39 }, (_, index): PlacedCard => {
    const found = digits.slice(2 * index, 2 * index + 2);
    const card = /^\d\d$/.test(found) ? BRIDGE_PACK[Number(found) - 1] : undefined;
    const at = index + 1;
    const seat = (['N', 'E', 'S'] as const satisfies readonly Seat[])[Math.floor(index / 13)]!;
    return { at, card: card ?? refuse({ ...place, code: 'deal-file.no-card', at, found }), seat };
  });
  const west = cardsLeft([cards.map(({ card }) => card)]).map((card, index) => ({
    at: 40 + index,
    card,
    seat: 'W' as const,
  }));
  return dealOfCards([...cards, ...west], place);
}

/** The cards of North, East and South as numbers of two digits, each hand from the highest card down. */
export function writeCardNumbers(deal: Deal): string {
  return [deal.N, deal.E, deal.S]
    .flatMap((hand) =>
      hand.map((card) => BRIDGE_PACK.indexOf(card) + 1).toSorted((one, other) => one - other),
    )
    .map((number) => String(number).padStart(2, '0'))
    .join('');
}
