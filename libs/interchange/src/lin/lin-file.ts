import { refuse } from '../deals/unreadable-deals.js';
import { LIMITS } from '../text/limits.js';

/** `key|value|`, and where it stands. */
export interface LinPair {
  /** Two letters, in lower case. */
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** What stands before the boards of a match on vugraph: `vg`, `rs`, `pw`, `mp`, `bn` and `pn`. */
export interface LinHeader {
  readonly title: string;
  readonly segment: string;
  /** `I` IMPs, `P` matchpoints, `B` board-a-match. */
  readonly scoring: string;
  readonly first?: number;
  readonly last?: number;
  readonly home: { readonly team: string; readonly carryOver: string };
  readonly visit: { readonly team: string; readonly carryOver: string };
  /** What came of each board in the open and in the closed room, from the first board on: `rs`. */
  readonly results: readonly string[];
  /** South, West, North and East of the open room and of the closed one: `pn`. */
  readonly players: readonly string[];
  /** Other pairs of the header as they are: `pw`, `mp`, `bn`, `nt`. */
  readonly more: readonly Pick<LinPair, 'key' | 'value'>[];
}

/** A board as it was played in a room. */
export interface LinBoard {
  readonly line: number;
  readonly header?: LinHeader;
  readonly room?: 'open' | 'closed';
  readonly board?: number;
  /** Whether `qx` named it: then it is a board also without a deal. */
  readonly named: boolean;
  /** South, West, North and East. */
  readonly players: readonly string[];
  readonly md?: LinPair;
  readonly sv?: LinPair;
  /** Calls `mb`, explanations `an`, cards `pc`, the claim `mc`, commentary `nt` and what else there is, in order. */
  readonly pairs: readonly LinPair[];
}

/** Pairs that only divide pages or name what is drawn. */
const LAYOUT = new Set(['pg', 'rh', 'st', 'hs', 'ha', 'fp']);
const OF_HEADER = new Set(['rs', 'pw', 'mp', 'bn', 'nt']);

type Changing<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type BoardInHand = Omit<Changing<LinBoard>, 'pairs'> & { pairs: LinPair[] };

/**
 * The boards of a LIN text, also of a match on vugraph and of a lone auction. What is written in `md`, calls and cards
 * is not looked at yet.
 *
 * @throws UnreadableDeals where something is no pair
 */
export function readLinFile(text: string): readonly LinBoard[] {
  const boards: BoardInHand[] = [];
  let header: LinHeader | undefined;
  let board: BoardInHand | undefined;
  const begin = (line: number, more: Partial<BoardInHand> = {}): BoardInHand => {
    board = { line, named: false, players: [], pairs: [], ...(header && { header }), ...more };
    boards.push(board);
    return board;
  };
  for (const pair of linPairs(text)) {
    const { key, value, line } = pair;
    if (key === 'vg') {
      header = headerOf(value);
      board = undefined;
    } else if (key === 'qx') {
      const [, room] = /^\s*([oc])/i.exec(value) ?? [];
      begin(line, {
        named: true,
        ...numbered(value),
        ...(room && { room: room.toLowerCase() === 'o' ? 'open' : 'closed' }),
      });
    } else if (header && !board && OF_HEADER.has(key)) {
      header =
        key === 'rs'
          ? { ...header, results: listed(value) }
          : { ...header, more: [...header.more, { key, value }] };
    } else if (header && !board && key === 'pn') header = { ...header, players: listed(value) };
    else if (key === 'pn' || key === 'st' || key === 'md') {
      const isOpen = board !== undefined && (board.md === undefined || (board.named && key !== 'md'));
      const here = isOpen && (key !== 'pn' || board!.players.length === 0) ? board! : begin(line);
      if (key === 'pn') here.players = listed(value).slice(0, 4);
      if (key === 'md' && value.trim() !== '') here.md = pair;
    } else if (!LAYOUT.has(key)) {
      const here: BoardInHand = board ?? begin(line);
      if (key === 'ah' && numbered(value).board !== undefined) Object.assign(here, numbered(value));
      else if (key === 'sv') here.sv = pair;
      else if (key !== 'ah') here.pairs.push(pair);
    }
  }
  return boards.filter(({ named, md, pairs }) => named || md || pairs.length > 0);
}

/** The pairs of a text. @throws UnreadableDeals where there is none */
export function* linPairs(text: string): Generator<LinPair> {
  const content = text.trimEnd();
  const pair = /\s*([A-Za-z]{2})\|([^|]*)\|/y;
  let [line, lineStart, counted] = [1, 0, 0];
  for (let from = 0; from < content.length; from = pair.lastIndex) {
    pair.lastIndex = from;
    const [, key, value] = pair.exec(content) ?? [];
    const start = from + /^\s*/.exec(content.slice(from, from + LIMITS.line))![0].length;
    for (; counted < start; counted++) {
      if (content[counted] !== '\n') continue;
      line++;
      lineStart = counted + 1;
    }
    const place = { line, column: start - lineStart + 1 };
    if (key === undefined) {
      const found = content.slice(start, start + 20);
      refuse({ format: 'LIN', ...place, code: 'deal-file.expected', expected: '|', found });
    }
    yield { key: key!.toLowerCase(), value: value!, ...place };
  }
}

/** The board in `o7`, `c7`, `7` or `Board 7`; nothing in other texts. */
export function numbered(text: string): { readonly board?: number } {
  const [, number] = /(?:^|\D)([1-9]\d{0,5})\s*$/.exec(text) ?? [];
  return number === undefined ? {} : { board: Number(number) };
}

function headerOf(value: string): LinHeader {
  const [
    title = '',
    segment = '',
    scoring = '',
    first,
    last,
    home = '',
    homeCarry = '',
    visit = '',
    visitCarry = '',
  ] = listed(value);
  const number = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined);
  return {
    title,
    segment,
    scoring: scoring.toUpperCase(),
    ...(number(first) !== undefined && { first: number(first)! }),
    ...(number(last) !== undefined && { last: number(last)! }),
    home: { team: home, carryOver: homeCarry },
    visit: { team: visit, carryOver: visitCarry },
    results: [],
    players: [],
    more: [],
  };
}

function listed(value: string): string[] {
  const items = value.split(',').map((item) => item.trim());
  return items.every((item) => item === '') ? [] : items;
}
