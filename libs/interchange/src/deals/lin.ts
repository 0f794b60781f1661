import { RANKS, SUITS, wholeDeal, type Card, type Rank, type Seat, type Suit } from '#cards';
import { FROM_SOUTH } from '../lin/lin-pairs.js';
import { readLinFile, type LinBoard } from '../lin/lin-file.js';
import { writeLinBoards } from '../lin/write-lin.js';
import { besides } from '../pbn/pbn-game.js';
import { textOfFile } from '../text/text-of-file.js';
import { eachOnce, type DealFile, type DealFormat, type DealInFile } from './deal-file.js';
import { cardsLeft, dealAt } from './hands-in-record.js';
import { DealsOnce, namedWithout, type ReadDeal } from './same-boards.js';
import { refuse, type DealFileFault, type DealPlace } from '../faults/unreadable.js';
import { readVulnerability } from '../text/written-fields.js';

/** LIN: pairs of a key and a value, `key|value|`; `md` is the dealer and the hands of South, West, North and East. */
export const lin: DealFormat = {
  name: 'LIN',
  extension: 'lin',
  holds: ['board', 'dealer', 'vulnerable'],
  read(bytes) {
    const file = readWhole(bytes);
    const [hidden] = file.leftOut ?? [];
    return hidden ? refuse(hidden) : file;
  },
  readWhole,
  write(file) {
    return writeLinBoards(eachOnce(file, 'LIN'));
  },
};

function readWhole(bytes: Uint8Array): DealFile {
  const deals = new DealsOfLin();
  for (const board of readLinFile(textOfFile(bytes).text)) deals.add(board);
  return deals.file();
}

/** The deals of boards that come one after the other. */
export class DealsOfLin {
  readonly #once: DealsOnce;
  readonly #named: number[] = [];
  readonly #hidden: DealFileFault[] = [];
  #last = 0;

  /** @param keepsCards as of `DealsOnce` */
  constructor(keepsCards = true) {
    this.#once = new DealsOnce(keepsCards);
  }

  /**
   * @param next its board where none stands there
   * @returns the deal that is whole, if there is one
   * @throws UnreadableDeals
   */
  add(board: LinBoard, next = this.#last + 1): DealInFile | undefined {
    if (board.named && board.board !== undefined) this.#named.push(board.board);
    if (!board.md || !hasHands(board.md.value)) return undefined;
    const hidden = hiddenInMd(board, next);
    if (hidden) {
      this.#hidden.push(hidden);
      return undefined;
    }
    const read = dealOfLin(board, next);
    this.#last = read.one.board;
    this.#once.add(read);
    return read.one;
  }

  get isEmpty(): boolean {
    return this.#last === 0;
  }

  /** @throws UnreadableDeals where there is none */
  file(): DealFile {
    if (this.isEmpty) refuse(this.#hidden[0] ?? { format: 'LIN', code: 'deal-file.empty' });
    const without = namedWithout(this.#named, this.#once.boards());
    return {
      deals: this.#once.deals(),
      ...(without.length > 0 && { without }),
      ...(this.#hidden.length > 0 && { leftOut: this.#hidden }),
    };
  }
}

/** Whether `md` tells hands, be they understood or not: it may say the dealer alone. */
export function hasHands(md: string): boolean {
  return !/^\s*[0-4]?[\s,]*$/.test(md);
}

/** The first hand that is not given of a deal that cannot be made whole; nothing of others. */
export function hiddenInMd({ board, md }: LinBoard, next: number): DealFileFault | undefined {
  if (!md || !hasHands(md.value)) return undefined;
  const hands = md.value.replace(/^\s*[0-4]?/, '').split(',');
  const hidden = FROM_SOUTH.filter((_seat, index) => (hands[index] ?? '').trim() === '');
  if (hidden.length < 2) return undefined;
  const place = { format: 'LIN', line: md.line, ...besides(md), board: board ?? next };
  return { ...place, code: 'deal-file.deal', fault: { code: 'deal.hand-not-given', seat: hidden[0]! } };
}

/** Who dealt, as `md` says it. */
export function dealerInMd(md: string): Seat | undefined {
  const [, digit] = /^\s*([1-4])/.exec(md) ?? [];
  return FROM_SOUTH[Number(digit ?? 0) - 1];
}

/** The deal of a board that has one. @throws UnreadableDeals */
export function dealOfLin({ board: said, md, sv, header }: LinBoard, next: number): ReadDeal {
  const board = said ?? next;
  const at = { format: 'LIN', line: md!.line, ...besides(md!), board };
  const vulnerable =
    sv && readVulnerability(sv.value, { format: 'LIN', line: sv.line, ...besides(sv), board });
  const event = header && { Event: [header.title, header.segment].join(' ').trim() };
  return {
    at,
    one: {
      board,
      ...(said === undefined && { isCounted: true as const }),
      ...readMd(md!.value, at),
      ...(vulnerable && { vulnerable }),
    },
    ...(event && { event }),
  };
}

/** The dealer and the hands of `md`. @throws UnreadableDeals */
export function readMd(value: string, place: DealPlace): Pick<DealInFile, 'deal' | 'dealer'> {
  const [, rest = ''] = /^\s*[0-4]?(.*)$/s.exec(value) ?? [];
  const texts = rest.split(',');
  const deal = dealAt(place, () => {
    if (texts.length > 4)
      refuse({ ...place, code: 'deal-file.deal', fault: { code: 'deal.hand-count', hands: texts.length } });
    const hands = FROM_SOUTH.map((seat, index) => readHand(texts[index] ?? '', seat, place));
    const hidden = hands.flatMap((hand, index) => (hand.length === 0 ? [index] : []));
    // The fourth hand may be left out: it is what the others leave.
    if (hidden.length === 1) hands[hidden[0]!] = cardsLeft(hands);
    else if (hidden.length > 1) {
      const seat = FROM_SOUTH[hidden[0]!]!;
      refuse({ ...place, code: 'deal-file.deal', fault: { code: 'deal.hand-not-given', seat } });
    }
    const [S, W, N, E] = hands;
    return wholeDeal({ N: N!, E: E!, S: S!, W: W! });
  });
  const dealer = dealerInMd(value);
  return { deal, ...(dealer && { dealer }) };
}

/** Letters of suits, each followed by its ranks; suits that are not there are void. */
function readHand(text: string, seat: Seat, place: DealPlace): Card[] {
  let suit: Suit | undefined;
  return Array.from(text.trim().toUpperCase().replaceAll('10', 'T')).flatMap((sign): Card[] => {
    const named = SUITS.find((one) => one === sign);
    if (named) {
      suit = named;
      return [];
    }
    if (!suit || !RANKS.includes(sign))
      refuse({
        ...place,
        code: 'deal-file.deal',
        fault: { code: 'deal.rank', seat, suit: suit ?? 'S', found: sign },
      });
    return [`${suit!}${sign as Rank}`];
  });
}
