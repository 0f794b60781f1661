import { RANKS, SEATS, SUITS, type Card, type Rank, type Seat, type Vulnerability } from '#cards';
import { vulnerabilityIn } from '../text/written-fields.js';
import { boardIn, contractIn, plainValue, seatIn, tricksIn } from '../text/written-values.js';

/** Vulnerabilities as tags have them. */
export const VULNERABLE = {
  none: 'None',
  NS: 'NS',
  EW: 'EW',
  both: 'All',
} as const satisfies Record<Vulnerability, string>;

/** A seat as programs write it, a caret before it passed over; nothing for anything else. */
export function pbnSeat(text: string): Seat | undefined {
  return seatIn(text);
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

/** What a game says of who dealt and declared what. */
interface Around {
  readonly dealer: Seat | undefined;
  readonly declarer: Seat | undefined;
  readonly contract: string;
}

/** The value of a tag as the export format has it (2.1, 3.4 and 3.11); one that is not known stays as it is. */
export function exportValue(name: string, value: string, { dealer, declarer, contract }: Around): string {
  const text = value.trim();
  switch (name) {
    case 'Dealer':
      return pbnSeat(text) ?? value;
    case 'Vulnerable':
      return exportVulnerability(text) ?? value;
    case 'Board':
      return boardIn(text)?.toString() ?? value;
    case 'Declarer': {
      if (contractIn(contract) === 'passed-out' && isNothing(text)) return '';
      const seat = seatIn(text);
      return seat ? `${text.startsWith('^') ? '^' : ''}${seat}` : value;
    }
    case 'Contract':
      return contractValue(text) ?? value;
    case 'Result':
      if (contractIn(contract) === 'passed-out' && isNothing(text)) return '';
      return resultValue(text, declarer, contract) ?? value;
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

/** Where it does not apply a tag is empty (3.4), whatever stands there instead. */
function isNothing(text: string): boolean {
  return /^[-?*]*$/.test(text);
}

function exportVulnerability(text: string): string | undefined {
  const vulnerable = text === '' || text === '?' ? undefined : vulnerabilityIn(text);
  return vulnerable && VULNERABLE[vulnerable];
}

function contractValue(text: string): string | undefined {
  // Of an end position it is the denomination alone (3.10).
  if (/^(NT|[SHDC])$/i.test(text)) return text.toUpperCase();
  const contract = contractIn(text);
  if (contract === 'passed-out') return 'Pass';
  // What else stands there is not lost.
  if (!contract || contract.declarer || contract.result !== undefined) return undefined;
  return `${contract.level}${contract.strain}${contract.doubling.toUpperCase()}`;
}

/** Declarer's tricks as a number, in whichever way they are given (3.4.15). */
function resultValue(text: string, declarer: Seat | undefined, contract: string): string | undefined {
  const made = contractIn(contract);
  const level = typeof made === 'object' ? made.level : undefined;
  const tricks = tricksIn(text, { level, declarer });
  if (tricks === undefined || !declarer) return undefined;
  return `${plainValue(text).startsWith('^') ? '^' : ''}${tricks}`;
}
