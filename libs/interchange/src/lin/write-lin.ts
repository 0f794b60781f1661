import type { MadeCall } from '#bridge';
import {
  dealerOf,
  formatHand,
  SUITS,
  vulnerabilityOf,
  type Card,
  type Deal,
  type Seat,
  type Vulnerability,
} from '#cards';
import { encodedText } from '../text/records.js';
import { inSuitLetters } from '../text/calls-written.js';
import { FROM_SOUTH, type LinPair } from './lin-pairs.js';
import type { LinBoard, LinHeader } from './lin-file.js';

/** A board as LIN has it; what is left out is not written. */
export interface BoardForLin {
  readonly board: number;
  readonly room?: 'open' | 'closed';
  readonly dealer?: Seat;
  readonly vulnerable?: Vulnerability;
  readonly deal?: Deal;
  readonly players?: Readonly<Partial<Record<Seat, string>>>;
  readonly calls?: readonly MadeCall[];
  readonly cards?: readonly Card[];
  /** Tricks that declarer had in the end, which are written where not all cards are told, ... */
  readonly tricks?: number;
  /** ... or where they are other than those cards have won. */
  readonly isTold?: boolean;
  /** Other pairs as they are: commentary. */
  readonly more?: readonly Pick<LinPair, 'key' | 'value'>[];
}

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { none: 'o', NS: 'n', EW: 'e', both: 'b' };

/** Writes boards as LIN, a line each, without a header. */
export function writeLinBoards(boards: Iterable<BoardForLin>): Uint8Array {
  return encodedText(Array.from(boards, linLine).join(''));
}

/** A board that says who dealt and who is vulnerable, where it does not say that itself. */
export function linBoardWith(
  one: LinBoard,
  { dealer, vulnerable }: Pick<BoardForLin, 'dealer' | 'vulnerable'>,
): LinBoard {
  const { md, sv, line } = one;
  const hands = md?.value.replace(/^\s*[0-4]?/, '') ?? ',,,';
  return {
    ...one,
    ...(dealer && {
      md: { key: 'md', line, column: 1, ...md, value: `${FROM_SOUTH.indexOf(dealer) + 1}${hands}` },
    }),
    ...(vulnerable && { sv: { key: 'sv', line, column: 1, ...sv, value: VULNERABLE[vulnerable] } }),
  };
}

/** A board as it is written behind another. */
export function linText(board: LinBoard, before: LinBoard | undefined): string {
  const { header } = board;
  const begins = header && header !== before?.header;
  return `${begins ? headerText(header) : ''}${boardLine(board)}\r\n`;
}

/** The line of a board. */
export function linLine(board: BoardForLin): string {
  return linText(linBoardOf(board), undefined);
}

/** What stands before the boards of a match. */
export function headerText(header: LinHeader): string {
  return headerLines(header)
    .map((line) => `${line}\r\n`)
    .join('');
}

function boardLine({ board, named, room = 'open', unknownRoom, players, md, sv, pairs }: LinBoard): string {
  const line: (readonly [string, string])[] = [];
  const page = () => {
    if (line.at(-1)?.[0] !== 'pg') line.push(['pg', '']);
  };
  if (unknownRoom) line.push(['qx', plain(unknownRoom.value)]);
  else if (board !== undefined || named) line.push(['qx', `${room[0]}${board ?? ''}`]);
  else line.push(['st', '']);
  if (players.length > 0) line.push(['pn', players.map(item).join(',')]);
  if (md) line.push(['md', plain(md.value)]);
  line.push(['rh', '']);
  if (board !== undefined) line.push(['ah', `Board ${board}`]);
  if (sv) line.push(['sv', plain(sv.value)]);
  let [cards, wasAuction] = [0, false];
  for (const { key, value } of pairs) {
    const isPlay = key === 'pc' || key === 'mc';
    if ((isPlay && wasAuction) || key === 'mc') page();
    if (key === 'mb' || isPlay) wasAuction = key === 'mb';
    line.push([key, plain(value)]);
    if (key !== 'pc') continue;
    cards += value.match(/[SHDC](?:10|.)/gi)?.length ?? 0;
    if (cards % 4 === 0) page();
  }
  page();
  return line.map(([key, value]) => `${key}|${value}|`).join('');
}

function linBoardOf(one: BoardForLin): LinBoard {
  const { board, room, deal, players = {}, calls = [], cards = [], tricks, more = [] } = one;
  const pair = (key: string, value: string): LinPair => ({ key, value, line: 0, column: 0 });
  const { dealer = dealerOf(board) } = one;
  const hasNames = Object.values(players).some((name) => name !== '');
  return {
    line: 0,
    named: true,
    board,
    ...(room && { room }),
    players: hasNames ? FROM_SOUTH.map((seat) => players[seat] ?? '') : [],
    // Without a deal it says the dealer alone, where that is not as usual.
    ...((deal || dealer !== dealerOf(board)) && {
      md: pair('md', `${FROM_SOUTH.indexOf(dealer) + 1}${deal ? handsOf(deal) : ',,,'}`),
    }),
    sv: pair('sv', VULNERABLE[one.vulnerable ?? vulnerabilityOf(board)]),
    pairs: [
      ...more.map(({ key, value }) => pair(key, value)),
      ...calls.flatMap(({ call, alert, explanation }) => [
        pair('mb', `${callText(call)}${alert ? '!' : ''}`),
        ...(explanation ? [pair('an', inSuitLetters(explanation, '!'))] : []),
      ]),
      ...cards.map((card) => pair('pc', card)),
      ...(tricks !== undefined && (cards.length < 52 || one.isTold) ? [pair('mc', String(tricks))] : []),
    ],
  };
}

function handsOf(deal: Deal): string {
  return FROM_SOUTH.map((seat) => {
    const suits = formatHand(deal[seat]).split('.');
    return SUITS.map((suit, index) => `${suit}${suits[index]}`).join('');
  }).join(',');
}

function callText(call: MadeCall['call']): string {
  const words: Readonly<Record<string, string>> = { pass: 'p', x: 'd', xx: 'r' };
  return words[call] ?? call.replace('NT', 'N');
}

function headerLines({
  title,
  segment,
  scoring,
  first,
  last,
  home,
  visit,
  results,
  players,
  more,
}: LinHeader): string[] {
  const vg = [
    title,
    segment,
    scoring,
    first ?? '',
    last ?? '',
    home.team,
    home.carryOver,
    visit.team,
    visit.carryOver,
  ];
  const list = (key: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${key}|${items.map(item).join(',')}|`];
  return [
    `vg|${vg.map((one) => item(String(one))).join(',')}|`,
    ...list('rs', results),
    ...more.map(({ key, value }) => `${key}|${plain(value)}|`),
    ...list('pn', players),
    'pg||',
  ];
}

/** A text of a list: commas divide it. */
export function item(text: string): string {
  return plain(text).replaceAll(',', ' ').replace(/ {2,}/g, ' ').trim();
}

/** A text of a pair: `|` divides them. */
export function plain(text: string): string {
  return text
    .replaceAll('|', '/')
    .replace(/[\r\n]+/g, ' ')
    .trim();
}
