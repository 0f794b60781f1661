import { RANKS, SEATS, SUITS, type Card, type Rank, type Seat } from '#cards';

const VULNERABLE: Readonly<Record<string, string>> = {
  none: 'None',
  love: 'None',
  '-': 'None',
  ns: 'NS',
  ew: 'EW',
  all: 'All',
  both: 'All',
};

/** A seat as tags have it, in either case; nothing for anything else. */
export function pbnSeat(text: string): Seat | undefined {
  return SEATS.find((seat) => seat === text.trim().toUpperCase());
}

/** The hands of `Deal`, clockwise from the seat that it names: some may be hidden, or have fewer cards than 13. */
export interface PbnHands {
  readonly first: Seat;
  /** `null` for one that is not given. */
  readonly hands: readonly (readonly Card[] | null)[];
}

/** The hands of `Deal` as far as they are given (3.4.11); nothing where it is no text of hands. */
export function pbnHands(value: string): PbnHands | undefined {
  const [, named, rest] = /^\s*([NESW])\s*:\s*(.*?)\s*$/i.exec(value) ?? [];
  const first = named && pbnSeat(named);
  const texts = rest?.toUpperCase().split(/\s+/) ?? [];
  if (!first || texts.length !== 4) return undefined;
  const hands = texts.map((text) => (text === '-' ? null : handOf(text)));
  return hands.includes(undefined) ? undefined : { first, hands: hands as PbnHands['hands'] };
}

function handOf(text: string): Card[] | undefined {
  const suits = text.replaceAll('10', 'T').split('.');
  if (suits.length !== 4 || suits.some((ranks) => Array.from(ranks).some((rank) => !RANKS.includes(rank))))
    return undefined;
  return suits.flatMap((ranks, suit) =>
    Array.from(RANKS)
      .filter((rank) => ranks.includes(rank))
      .map((rank): Card => `${SUITS[suit]!}${rank as Rank}`),
  );
}

/** A value of `Deal` from a seat on: ranks from the highest down. */
export function pbnDeal({ first, hands }: PbnHands, from: Seat): string {
  const turn = (SEATS.indexOf(from) - SEATS.indexOf(first) + 4) % 4;
  const texts = hands.map((hand) =>
    hand === null
      ? '-'
      : SUITS.map((suit) =>
          hand
            .filter((card) => card[0] === suit)
            .map((card) => card[1])
            .join(''),
        ).join('.'),
  );
  return `${from}:${[...texts.slice(turn), ...texts.slice(0, turn)].join(' ')}`;
}

/** What a game says of who dealt and declared. */
interface Around {
  readonly dealer: Seat | undefined;
  readonly declarer: Seat | undefined;
}

/** The value of a tag as the export format has it (2.1, 3.4 and 3.11); one that is not known stays as it is. */
export function exportValue(name: string, value: string, { dealer, declarer }: Around): string {
  const text = value.trim();
  switch (name) {
    case 'Dealer':
      return pbnSeat(text) ?? value;
    case 'Vulnerable':
      return VULNERABLE[text.toLowerCase()] ?? value;
    case 'Declarer':
      return /^\^?[NESW]$/i.test(text) ? text.toUpperCase() : value;
    case 'Contract':
      return contractValue(text) ?? value;
    case 'Result':
      return resultValue(text, declarer) ?? value;
    case 'Deal': {
      // A card that stands there twice is not lost by putting ranks in order.
      const hands = /([^.\s])(?=[^.\s]*\1)/.test(text.slice(2).replaceAll('10', 'T'))
        ? undefined
        : pbnHands(text);
      return hands ? pbnDeal(hands, dealer ?? hands.first) : value;
    }
    default:
      return value;
  }
}

function contractValue(text: string): string | undefined {
  if (/^pass$/i.test(text)) return 'Pass';
  // Of an end position it is the denomination alone (3.10).
  return /^([1-7])?(NT|[SHDC])(X{0,2})$/i.test(text) ? text.toUpperCase() : undefined;
}

/** Declarer's tricks, whichever side's are given (3.4.15). */
export function resultValue(text: string, declarer: Seat | undefined): string | undefined {
  const [, caret = '', rest] = /^(\^?)((?:(?:NS|EW)?\s*\d{1,2}\s*){1,2})$/i.exec(text) ?? [];
  if (rest === undefined || !declarer) return undefined;
  const side = declarer === 'N' || declarer === 'S' ? 'NS' : 'EW';
  const bySide = new Map(
    [...rest.matchAll(/(NS|EW)\s*(\d+)/gi)].map(([, whose, tricks]) => [whose!.toUpperCase(), tricks!]),
  );
  const tricks = bySide.get(side);
  return tricks === undefined ? undefined : `${caret}${Number(tricks)}`;
}
