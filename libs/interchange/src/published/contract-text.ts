import type { Seat } from '#cards';
import type { Doubling, Level, Strain } from '#scoring';
import { contractIn, seatIn } from '../text/written-values.js';
import type { WrittenContract } from './published-game.js';

const BOOK = 6;
const TRICKS = 13;

const SIGNS: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '×': 'X',
  '*': 'X',
};

/** The longest first, so that no word is taken for the beginning of another one. */
const STRAINS = 'NO-?TRUMPS?|NT|SA|BA|N|SPADES?|HEARTS?|DIAMONDS?|CLUBS?|S|H|D|C';
const DOUBLINGS = 'REDOUBLED|REDOUBLE|REDBL|RDBL|XX|DOUBLED|DOUBLE|DBL|X2|X4|X|R|D';
const CONTRACT = new RegExp(
  `^(?<level>[1-7])(?<strain>${STRAINS})(?<doubling>${DOUBLINGS})?(?:(?:BY)?(?<declarer>[NESW]|NORTH|EAST|SOUTH|WEST))?(?<over>=|[+-]\\d{1,2})?$`,
);
const PASSED_OUT = /^(P|PASS|PASSED|PASSEDOUT|PASSOUT|ALLPASS|AP|PAS|P-?O)$/;
const NOTHING = /^(-+|\?|N\/?A|NONE|N\/?P|NOTPLAYED|NOPLAY|UNPLAYED|LATE(PLAY)?|ADJ(USTED)?|AVE?|A\d{4})$/;
const LEAD = /^(?:(?<rank>10|[2-9TJQKA])(?<suit>[SHDC])|(?<suitFirst>[SHDC])(?<rankLast>10|[2-9TJQKA]))$/;

/** In capitals, without spaces, with letters for the signs of suits, one sign each for times and minus. */
function plain(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[♠♥♦♣×*]/g, (sign) => SIGNS[sign]!)
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/\s|\u00A0|\uFE0E|\uFE0F/g, '');
}

/** A contract as it was bid, and what stands behind it in some files. */
interface Bid {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
  readonly declarer?: Seat;
  readonly over?: string;
}

/** What a contract's text tells; nothing where it is not understood, `none` where it says that there is no contract. */
export function bidIn(text: string): Bid | 'passed-out' | 'none' | undefined {
  const said = plain(text);
  if (said === '' || NOTHING.test(said)) return 'none';
  if (PASSED_OUT.test(said)) return 'passed-out';
  const parts = CONTRACT.exec(said)?.groups;
  if (!parts) return bidOfOthers(text);
  const { level, strain, doubling = '', declarer, over } = parts;
  return {
    level: Number(level) as Level,
    strain: strainOf(strain!),
    doubling: doublingOf(doubling),
    ...(declarer !== undefined && { declarer: declarer[0] as Seat }),
    ...(over !== undefined && { over }),
  };
}

/** A bid in the words and letters of other programs and languages, as PBN has them too: `3БК`, `пас`. */
function bidOfOthers(text: string): Bid | 'passed-out' | undefined {
  const read = contractIn(text);
  if (typeof read !== 'object') return read;
  const { result, ...called } = read;
  return { ...called, ...(result !== undefined && { over: result === 'made' ? '=' : result }) };
}

function strainOf(text: string): Strain {
  return /^(N|SA|BA)/.test(text) ? 'NT' : (text[0] as Strain);
}

function doublingOf(text: string): Doubling {
  if (text === '') return '';
  return /^(RE|RD|R$|XX|X4)/.test(text) ? 'xx' : 'x';
}

/** Tricks won, from their number or from what is over or short: `10`, `=`, `+1`, `-2`; nothing where they are none. */
export function tricksIn(text: string, level: number): number | undefined {
  const said = plain(text);
  const over = /^(=|[+-]\d{1,2})$/.test(said);
  if (!over && !/^\d{1,2}$/.test(said)) return undefined;
  const tricks = over ? BOOK + level + (said === '=' ? 0 : Number(said)) : Number(said);
  return tricks >= 0 && tricks <= TRICKS ? tricks : undefined;
}

/** How a contract and what came of it are written in results files. */
export interface ContractTexts {
  /** '3 NT', '4SX', 'PASS' */
  readonly contract: string | undefined;
  readonly declarer: string | undefined;
  readonly tricks: string | undefined;
  readonly lead?: string | undefined;
}

/** A contract from its texts; null where they do not tell one. */
export function contractOf({
  contract = '',
  declarer = '',
  tricks = '',
  lead = '',
}: ContractTexts): WrittenContract | 'passed-out' | null {
  const bid = bidIn(contract);
  if (bid === 'passed-out') return bid;
  if (bid === undefined || bid === 'none') return null;
  const { declarer: declarerThere, over, ...called } = bid;
  const seat = declarer.trim() === '' ? declarerThere : seatIn(declarer);
  const won = tricksIn(tricks.trim() === '' ? (over ?? '') : tricks, bid.level);
  if (!seat || won === undefined) return null;
  const led = leadIn(lead);
  return { ...called, declarer: seat, tricks: won, ...(led !== undefined && { lead: led }) };
}

/** A card as we write it, suit first, from '2D' or 'D2'. */
export function leadIn(text: string): string | undefined {
  const parts = LEAD.exec(plain(text))?.groups;
  const suit = parts?.['suit'] ?? parts?.['suitFirst'];
  const rank = parts?.['rank'] ?? parts?.['rankLast'];
  return suit && rank ? `${suit}${rank === '10' ? 'T' : rank}` : undefined;
}
