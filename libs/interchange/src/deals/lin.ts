import {
  formatHand,
  RANKS,
  SUITS,
  wholeDeal,
  type Card,
  type Rank,
  type Seat,
  type Suit,
  type Vulnerability,
} from '#cards';
import { decodeText } from '#lists';
import { eachOnce } from './boards-to-write.js';
import { dealerIn, vulnerableIn, type DealFormat, type DealInFile } from './deal-file.js';
import { cardsLeft, dealAt } from './hands-in-record.js';
import { bytesOf } from './records.js';
import { namedWithout, oncePerBoard, type ReadDeal } from './same-boards.js';
import { refuse, type DealPlace } from './unreadable-deals.js';
import { readVulnerability } from './written-fields.js';

/** Hands and dealers count from South. */
const FROM_SOUTH = ['S', 'W', 'N', 'E'] as const satisfies readonly Seat[];
const VULNERABLE: Readonly<Record<Vulnerability, string>> = { none: 'o', NS: 'n', EW: 'e', both: 'b' };

/** LIN: pairs of a key and a value, `key|value|`; `md` is the dealer and the hands of South, West, North and East. */
export const lin: DealFormat = {
  name: 'LIN',
  extension: 'lin',
  holds: ['board', 'dealer', 'vulnerable'],
  read(bytes) {
    const deals: ReadDeal[] = [];
    let event: ReadDeal['event'];
    const named: number[] = [];
    /** What is said of a board, from its `qx` on, before its `md`. */
    let ahead: Partial<Pick<DealInFile, 'board' | 'vulnerable'>> | undefined;
    for (const { key, value, line } of pairsIn(decodeText(bytes))) {
      const last = deals.at(-1)?.one;
      const say = (said: NonNullable<typeof ahead>) => {
        if (ahead) ahead = { ...ahead, ...said };
        else if (last) deals[deals.length - 1] = { ...deals.at(-1)!, one: { ...last, ...said } };
      };
      if (key === 'vg') event = { Event: value.split(',').slice(0, 2).join(' ').trim() };
      if (key === 'qx') {
        ahead = numbered(value);
        if (ahead.board !== undefined) named.push(ahead.board);
      }
      if (key === 'md' && value.trim() !== '') {
        const board = ahead?.board ?? (last?.board ?? 0) + 1;
        const at = { format: 'LIN', line, board };
        deals.push({ at, one: { ...ahead, board, ...readMd(value, at) }, ...(event && { event }) });
        ahead = undefined;
      }
      if (key === 'ah') say(numbered(value));
      if (key === 'sv') {
        const board = (ahead ?? last)?.board;
        const place = { format: 'LIN', line, ...(board !== undefined && { board }) };
        const vulnerable = readVulnerability(value, place);
        if (vulnerable) say({ vulnerable });
      }
    }
    if (deals.length === 0) refuse({ format: 'LIN', code: 'deal-file.empty' });
    const without = namedWithout(named, deals);
    return { deals: oncePerBoard(deals), ...(without.length > 0 && { without }) };
  },
  write(file) {
    const lines = eachOnce(file, 'LIN').map((one) => {
      const hands = FROM_SOUTH.map((seat) => {
        const suits = formatHand(one.deal[seat]).split('.');
        return SUITS.map((suit, index) => `${suit}${suits[index]}`).join('');
      });
      const md = `${FROM_SOUTH.indexOf(dealerIn(one)) + 1}${hands.join(',')}`;
      const sv = VULNERABLE[vulnerableIn(one)];
      return `qx|o${one.board}|md|${md}|rh||ah|Board ${one.board}|sv|${sv}|pg||\r\n`;
    });
    return bytesOf(lines.join(''));
  },
};

/** The pairs of a file and their lines. @throws UnreadableDeals where there is none */
export function* pairsIn(
  text: string,
): Generator<{ readonly key: string; readonly value: string; readonly line: number }> {
  const content = text.trimEnd();
  const pair = /\s*([A-Za-z]{2})\|([^|]*)\|/y;
  let [line, counted] = [1, 0];
  for (let from = 0; from < content.length; from = pair.lastIndex) {
    pair.lastIndex = from;
    const [, key, value] = pair.exec(content) ?? [];
    const start =
      key === undefined ? from + /^\s*/.exec(content.slice(from))![0].length : content.indexOf(key, from);
    for (; counted < start; counted++) if (content[counted] === '\n') line++;
    if (key === undefined) refuse({ format: 'LIN', line, code: 'deal-file.line' });
    yield { key: key!.toLowerCase(), value: value!, line };
  }
}

/** The board in `o7`, `c7`, `7` or `Board 7`; nothing in other texts. */
export function numbered(text: string): { readonly board?: number } {
  const [, number] = /(?:^|\D)([1-9]\d{0,5})\s*$/.exec(text) ?? [];
  return number === undefined ? {} : { board: Number(number) };
}

/** The dealer and the hands of `md`. @throws UnreadableDeals */
export function readMd(value: string, place: DealPlace): Pick<DealInFile, 'deal' | 'dealer'> {
  const [, digit = '', rest = ''] = /^\s*([0-4])?(.*)$/s.exec(value) ?? [];
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
  const dealer = FROM_SOUTH[Number(digit || 0) - 1];
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
