import {
  BRIDGE_PACK,
  RANKS,
  SEATS,
  SUITS,
  wrongCard,
  type Deal,
  type Seat,
  type Card,
  type Rank,
} from '#cards';
import { inOrder, consecutive, type DealFormat } from './deal-file.js';
import { cardsLeft, dealOfCards, type PlacedCard } from './hands-in-record.js';
import { bytesOf, joined, recordsOf, requireFiller, signsOf } from '../text/records.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';

const BRI_SIZE = 128;

/** How long the cards of three hands are. */
const BRI_CARDS = 78;

/** BRI: records of 128 bytes, 39 card numbers 01..52 (SA..C2) of North, East and South, 32 spaces and 18 zeros. */
export const bri: DealFormat = {
  name: 'BRI',
  extension: 'bri',
  holds: [],
  read(bytes) {
    const deals = Array.from(recordsOf(bytes, BRI_SIZE, 'BRI'), ({ record, place }) => {
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
function readCardNumbers(digits: string, place: DealPlace): Deal {
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
function writeCardNumbers(deal: Deal): string {
  return [deal.N, deal.E, deal.S]
    .flatMap((hand) =>
      hand.map((card) => BRIDGE_PACK.indexOf(card) + 1).toSorted((one, other) => one - other),
    )
    .map((number) => String(number).padStart(2, '0'))
    .join('');
}

const DGE_SIZE = 128;

/** How long the cards of four hands are: 52 ranks and 16 suits. */
const DGE_CARDS = 68;

/** Spades, hearts, diamonds and clubs as old screens had them. */
const SUIT_SIGNS = '\u0006\u0003\u0004\u0005';

/** DGE: records of 128 bytes, for each hand the signs of its suits followed by their ranks, and 60 zeros. */
export const dge: DealFormat = {
  name: 'DGE',
  extension: 'dge',
  holds: [],
  read(bytes) {
    const deals = Array.from(recordsOf(bytes, DGE_SIZE, 'DGE'), ({ record, place }) => {
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
function readSuitSigns(signs: string, place: DealPlace): Deal {
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
function writeSuitSigns(deal: Deal): string {
  return SEATS.map((seat) =>
    SUITS.map((suit, index) => {
      const ranks = Array.from(RANKS).filter((rank) => deal[seat].includes(`${suit}${rank as Rank}`));
      return SUIT_SIGNS[index]! + ranks.join('');
    }).join(''),
  ).join('');
}

const CARDS = BRI_CARDS + DGE_CARDS;
const DUP_SIZE = CARDS + 10;

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
    const deals = Array.from(recordsOf(bytes, DUP_SIZE, 'DUP'), ({ record, place }, index) => {
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
