import { RANKS, SEATS, SUITS, type Card, type Rank, type Seat, type Side, type Suit } from '#cards';
import type { Doubling, Level, Strain } from '#scoring';

/** A contract as programs write one; what it does not say is left out. */
export interface ContractWritten {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
  /** Where it stands in the same text: `4S by N`, `3NE`. */
  readonly declarer?: Seat;
  /** What came of it, where it stands in the same text: `+1`, `=`, `10`. */
  readonly result?: string;
}

const SUIT_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[♠♤]|&spades;|[!\\]s/gi, 'S'],
  [/[♥♡]|&hearts;|[!\\]h/gi, 'H'],
  [/[♦♢]|&diams;|[!\\]d/gi, 'D'],
  [/[♣♧]|&clubs;|[!\\]c/gi, 'C'],
];

/**
 * A value with what means the same written in one way: suits as letters, signs without variation selectors, every dash
 * as `-`, `×` as X, no-break spaces as spaces.
 */
export function plainValue(text: string): string {
  const plain = text
    .replace(/\u200b|\u200c|\u200d|\u2060|[\ufe00-\ufe0f]|\ufeff/g, '')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u00d7\u2715\u2716\u0425\u0445]/g, 'X')
    .replace(/\s+/g, ' ')
    .trim();
  return SUIT_SIGNS.reduce((said, [sign, letter]) => said.replace(sign, letter), plain);
}

/** Whether a value says that nothing is there, or that it is not known. */
export function saysNothing(text: string): boolean {
  return /^(-+|\?+|\*+|\.+|n\/?a|none given|unknown)?$/i.test(plainValue(text));
}

/** Whether a value says that a board was not played. */
export function saysNotPlayed(text: string): boolean {
  return /^(n\/?p|not? ?played|no ?play|unplayed|not ?play(ed)? ?yet)$/i.test(plainValue(text));
}

const SEAT_WORDS: Readonly<Record<Seat, RegExp>> = {
  N: /^(n|north|nord|noord|norr|północ|с|север)\.?$/i,
  E: /^(e|east|est|ost|øst|öst|oost|wschód|в|восток)\.?$/i,
  S: /^(s|south|sud|süd|syd|zuid|południe|ю|юг)\.?$/i,
  W: /^(w|west|ouest|vest|väst|zachód|з|запад)\.?$/i,
};

/** A seat, as a letter or a word; an irregular declarer's caret is passed over. Nothing for anything else. */
export function seatIn(text: string): Seat | undefined {
  const plain = plainValue(text).replace(/^\^/, '');
  return SEATS.find((seat) => SEAT_WORDS[seat].test(plain));
}

const SIDE_WORDS = /^(?:(N)(?:orth)? ?[-/+&_]? ?S(?:outh)?|(E)(?:ast)? ?[-/+&_]? ?W(?:est)?)$/i;

/** A side: `NS`, `N-S`, `N/S`, `North-South`. Nothing for anything else. */
export function sideIn(text: string): Side | undefined {
  const [, ns, ew] = SIDE_WORDS.exec(plainValue(text)) ?? [];
  return ns ? 'NS' : ew ? 'EW' : undefined;
}

const PASSED =
  /^(p|pass(e[ds]?|es)?([ -]?out)?|all ?pass(es)?|(4|four) ?pass(es)?|a\.?p\.?|p\.?o\.?|pasy?|rundpas(s|se)?|4 ?pasy|пас)\.?$/i;

const STRAINS: readonly (readonly [Strain, string])[] = [
  ['NT', String.raw`no[ -]?trumps?|n\.?t\.?|s\.?a\.?|ba|бк|n`],
  ['S', 'spades?|s|п'],
  ['H', 'hearts?|h|ч'],
  ['D', 'diamonds?|d|б'],
  ['C', 'clubs?|c|т'],
];
const DOUBLINGS: readonly (readonly [Doubling, string])[] = [
  ['xx', String.raw`xx|\*\*|redoubled?|rdbl|rdb|red|rd|rx|re|r`],
  ['x', String.raw`x|\*|doubled?|dbl|db|d`],
];
const anyOf = (kinds: readonly (readonly [string, string])[]) => kinds.map(([, one]) => one).join('|');
const CONTRACT = new RegExp(
  `^(?<level>[1-7])[ .-]?(?<strain>${anyOf(STRAINS)})\\.?` +
    `(?: ?[(]?(?<before>${anyOf(DOUBLINGS)})[).]?)?` +
    '(?:(?: by | ?[-(/,] ?| )?(?<seat>north|east|south|west|[nesw])[).]?)?' +
    `(?: ?[(]?(?<after>${anyOf(DOUBLINGS)})[).]?)?` +
    '(?: ?(?<result>=|[+-] ?[0-9]{1,2}|made)| (?<tricks>[0-9]{1,2}))?$',
  'i',
);

/** A contract in whichever usual way, the pass of all four, or nothing where the text tells neither. */
export function contractIn(text: string): ContractWritten | 'passed-out' | undefined {
  const plain = plainValue(text);
  if (PASSED.test(plain)) return 'passed-out';
  const found = CONTRACT.exec(plain)?.groups;
  if (!found || (found['before'] && found['after'])) return undefined;
  const named = (kinds: readonly (readonly [string, string])[], said: string | undefined) =>
    kinds.find(([, one]) => new RegExp(`^(?:${one})$`, 'i').test(said ?? ' '))?.[0];
  const strain = STRAINS.map(([one]) => one).find((one) => one === named(STRAINS, found['strain']));
  const doubling = named(DOUBLINGS, found['before'] ?? found['after']);
  const declarer = found['seat'] && seatIn(found['seat']);
  const result = found['result'] ?? found['tricks'];
  return (
    strain && {
      level: Number(found['level']) as Level,
      strain,
      doubling: doubling === 'x' || doubling === 'xx' ? doubling : '',
      ...(declarer && { declarer }),
      ...(result !== undefined && { result }),
    }
  );
}

/** What a result is told of. */
interface ResultOf {
  /** Where it is not known, only numbers of tricks are understood. */
  readonly level?: Level | undefined;
  readonly declarer?: Seat | undefined;
}

const SIDE = '(?:n(?:orth)?[-/+ ]?s(?:outh)?|e(?:ast)?[-/+ ]?w(?:est)?)';
const TRICKS_OF_SIDES = new RegExp(
  `^(${SIDE}) ?:? ?([0-9]{1,2})(?:[ ,;/]+(${SIDE}) ?:? ?([0-9]{1,2}))?$`,
  'i',
);

/** Declarer's tricks: as a number, as `+1`, `=`, `-2`, or of a side as in `EW 4`. Nothing for anything else. */
export function tricksIn(text: string, { level, declarer }: ResultOf): number | undefined {
  const plain = plainValue(text).replace(/^\^ ?/, '');
  const beside = besideIn(plain);
  if (beside !== undefined) return level === undefined ? undefined : within(6 + level + beside);
  const [, tricks] = /^([0-9]{1,2})(?: ?(?:tricks?|tr\.?|lew[ay]?))?$/i.exec(plain) ?? [];
  if (tricks !== undefined) return within(Number(tricks));
  const [, one, first, other, second] = TRICKS_OF_SIDES.exec(plain) ?? [];
  const own = declarer && (declarer === 'N' || declarer === 'S' ? 'NS' : 'EW');
  if (one === undefined || !own || sideIn(one) === (other && sideIn(other))) return undefined;
  if (Number(first) + Number(second ?? 0) > 13) return undefined;
  if (sideIn(one) === own) return within(Number(first));
  return within(second === undefined ? 13 - Number(first) : Number(second));
}

/** Tricks above or below the contract. */
function besideIn(plain: string): number | undefined {
  if (/^(=|[+-]? ?0|[+-] ?=|made|just made|ok)$/i.test(plain) && plain !== '0') return 0;
  const [, signed] = /^([+-] ?[0-9]{1,2})$/.exec(plain) ?? [];
  if (signed !== undefined) return Number(signed.replace(' ', ''));
  const [, before, behind] =
    /^(?:(?:down|off|minus) ?([0-9]{1,2})|([0-9]{1,2}) ?(?:down|off|light))$/i.exec(plain) ?? [];
  const down = before ?? behind;
  return down === undefined ? undefined : 0 - Number(down);
}

function within(tricks: number): number | undefined {
  return tricks >= 0 && tricks <= 13 ? tricks : undefined;
}

/** An exact decimal with its sign: a comma of other languages, a sign of per cent. Nothing for anything else. */
export function decimalIn(text: string): string | undefined {
  const [, sign, digits] =
    /^([+-]?) ?([0-9]+(?:[.,][0-9]+)?|[.,][0-9]+) ?%?$/.exec(
      plainValue(text).replace('½', '.5').replace('¼', '.25').replace('¾', '.75'),
    ) ?? [];
  if (digits === undefined) return undefined;
  const plain = digits.replace(',', '.');
  return `${sign === '-' ? '-' : ''}${plain.startsWith('.') ? '0' : ''}${plain}`;
}

/** Points of a contract: a whole number, `1,100`, `420.0`. Nothing for anything else. */
export function pointsIn(text: string): string | undefined {
  const plain = plainValue(text);
  const [, sign, digits] =
    /^([+-]?) ?([0-9]{1,5}|[0-9]{1,2}(?:[,. '][0-9]{3})+)(?:[.,]0{1,2})?$/.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  return `${sign === '-' ? '-' : ''}${Number(digits.replace(/[,. ']/g, ''))}`;
}

/** What both sides have of a ruling in per cent of the top: `A60/40`, `60%-40%`, `AVE+/AVE-`. */
export function percentagesIn(text: string): Readonly<Record<Side, string>> | undefined {
  const plain = plainValue(text);
  const [, one, other] = /^a?(?:dj|ve?)? ?([0-9]{1,3})%? ?[-/:]? ?([0-9]{1,3})%?$/i.exec(plain) ?? [];
  if (one !== undefined && /^a|%|\//i.test(plain) && [one, other].every((share) => Number(share) <= 100))
    return { NS: `${Number(one)}`, EW: `${Number(other)}` };
  const [, first, second] = /^(a[a-z]* ?[+=-]?) ?\/ ?(a[a-z]* ?[+=-]?)$/i.exec(plain) ?? [];
  const [NS, EW] = [averageIn(first ?? ''), averageIn(second ?? '')];
  return NS !== undefined && EW !== undefined ? { NS, EW } : undefined;
}

/** What a side has of a ruling, in per cent: `AVE+`, `A-`, `Average`, `60%`. Nothing for anything else. */
export function averageIn(text: string): string | undefined {
  const plain = plainValue(text);
  const [, share] = /^\^?([0-9]{1,3}(?:[.,][0-9]+)?) ?%$/.exec(plain) ?? [];
  if (share !== undefined)
    return Number(share.replace(',', '.')) <= 100 ? share.replace(',', '.') : undefined;
  const [, sign] = /^a(?:v|ve|vg|ver|verage|dj)?\.? ?(\+|-|=|plus|minus)?$/i.exec(plain) ?? [];
  if (!/^a/i.test(plain) || !/^a(?:v|ve|vg|ver|verage|dj)?\.? ?(\+|-|=|plus|minus)?$/i.test(plain))
    return undefined;
  return sign === '+' || /^plus$/i.test(sign ?? '')
    ? '60'
    : sign === '-' || /^minus$/i.test(sign ?? '')
      ? '40'
      : '50';
}

/** A card, suit first or rank first: `HK`, `K♥`, `10S`. Nothing for anything else. */
export function cardIn(text: string): Card | undefined {
  const plain = plainValue(text)
    .toUpperCase()
    .replaceAll('10', 'T')
    .replace(/^([SHDC]) /, '$1');
  const [, suit = '', rank = ''] = /^([SHDC])([AKQJT2-9])$/.exec(plain) ?? [];
  const [, first = '', last = ''] = /^([AKQJT2-9]) ?([SHDC])$/.exec(plain) ?? [];
  const [ofSuit, ofRank] = [suit || last, rank || first];
  const isCard = SUITS.includes(ofSuit as Suit) && RANKS.includes(ofRank) && ofRank !== '';
  return isCard ? `${ofSuit as Suit}${ofRank as Rank}` : undefined;
}

/** The number of a board: `01`, `#7`, `Board 7`. Nothing for anything else. */
export function boardIn(text: string): number | undefined {
  const [, number] =
    /^(?:board|bd\.?|brd\.?|no\.?|nr\.?|#)? ?#?0*([1-9][0-9]{0,5})\.?$/i.exec(plainValue(text)) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** A day, its parts as numbers, and the time of day in minutes where it says one. */
export interface DateWritten {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minutes?: number;
}

const TIME = /[T ,]+(\d{1,2})[:.](\d\d)(?:[:.]\d\d(?:\.\d+)?)? ?(am|pm)?(?: ?(?:z|utc|[+-]\d\d:?\d\d))?$/i;

/**
 * A date: `2013.11.23`, `2013-11-23 11:21`, `20131123`, `23.11.2013`. Of days and months with slashes the first is the
 * day where only that can be; nothing where neither tells.
 */
export function dateIn(text: string): DateWritten | undefined {
  const plain = plainValue(text);
  const time = TIME.exec(plain);
  const date = time ? plain.slice(0, time.index) : plain;
  const said = daySaid(date);
  if (!said) return undefined;
  const [year, month, day] = said;
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { year, month, day, ...(time && { minutes: minutesOf(time) }) };
}

function daySaid(date: string): readonly [number, number, number] | undefined {
  const [, year, month, day] =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(date) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  if (year !== undefined) return [Number(year), Number(month), Number(day)];
  const [, first, sign, second, behind] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/.exec(date) ?? [];
  if (first === undefined) return undefined;
  if (sign !== '/' || Number(first) > 12) return [Number(behind), Number(second), Number(first)];
  return Number(second) > 12 || first === second
    ? [Number(behind), Number(first), Number(second)]
    : undefined;
}

function minutesOf([, hours, minutes, half]: RegExpExecArray): number {
  const hour = half ? (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hours);
  return 60 * hour + Number(minutes);
}
