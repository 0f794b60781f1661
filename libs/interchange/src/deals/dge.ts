import { RANKS, SEATS, SUITS, type Deal, type Card, type Rank } from '#cards';
import { inOrder, type DealFormat } from './deal-file.js';
import { dealOfCards, type PlacedCard } from './hands-in-record.js';
import { bytesOf, joined, recordsOf, requireFiller, signsOf } from '../text/records.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';

const SIZE = 128;

/** How long the cards of four hands are: 52 ranks and 16 suits. */
export const DGE_CARDS = 68;

/** Spades, hearts, diamonds and clubs as old screens had them. */
const SUIT_SIGNS = '\u0006\u0003\u0004\u0005';

/** DGE: records of 128 bytes, for each hand the signs of its suits followed by their ranks, and 60 zeros. */
export const dge: DealFormat = {
  name: 'DGE',
  extension: 'dge',
  holds: [],
  read(bytes) {
    const deals = Array.from(recordsOf(bytes, SIZE, 'DGE'), ({ record, place }) => {
      const deal = readSuitSigns(signsOf(record.subarray(0, DGE_CARDS)), place);
      requireFiller(record, DGE_CARDS, place);
      return { board: place.record, deal };
    });
    return { deals };
  },
  write(file) {
    return joined(inOrder(file, 'DGE').map(({ deal }) => bytesOf(writeSuitSigns(deal) + '\0'.repeat(60))));
  },
};

/** Reads four hands of suit signs and ranks. @throws UnreadableDeals */
export function readSuitSigns(signs: string, place: DealPlace): Deal {
  const cards: PlacedCard[] = [];
  /** Which of the 16 suits it is. */
  let suits = -1;
  for (const found of signs) {
    const at = cards.length + 1;
    if (found === SUIT_SIGNS[(suits + 1) % 4] && suits < 15) {
      suits++;
      continue;
    }
    if (suits === -1 || !RANKS.includes(found)) refuse({ ...place, code: 'deal-file.no-card', at, found });
    const card: Card = `${SUITS[suits % 4]!}${found as Rank}`;
    cards.push({ at, card, seat: SEATS[Math.floor(suits / 4)]! });
  }
  return dealOfCards(cards, place);
}

/** Four hands as suit signs and ranks, from the highest card down. */
export function writeSuitSigns(deal: Deal): string {
  return SEATS.map((seat) =>
    SUITS.map((suit, index) => {
      const ranks = Array.from(RANKS).filter((rank) => deal[seat].includes(`${suit}${rank as Rank}`));
      return SUIT_SIGNS[index]! + ranks.join('');
    }).join(''),
  ).join('');
}
