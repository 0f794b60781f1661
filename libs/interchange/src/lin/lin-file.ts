import { textsOf } from '../text/lines.js';
import { LinPairs, type LinPair } from './lin-pairs.js';

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
  /** Where they stand. */
  readonly resultsAt?: Pick<LinPair, 'line' | 'column'>;
  /** South, West, North and East of the open room and of the closed one: `pn`. */
  readonly players: readonly string[];
  /** Whether `vg` has numbers that are none, or more than it should: that is not read. */
  readonly isPart?: true;
  /** Other pairs of the header as they are: `pw`, `mp`, `bn`, `nt`. */
  readonly more: readonly Pick<LinPair, 'key' | 'value'>[];
}

/** A board as it was played in a room. */
export interface LinBoard {
  readonly line: number;
  readonly header?: LinHeader;
  readonly room?: 'open' | 'closed';
  /** Its `qx`, where that names a room that is neither open nor closed. */
  readonly unknownRoom?: LinPair;
  readonly board?: number;
  /** Whether `qx` named it: then it is a board also without a deal. */
  readonly named: boolean;
  /** South, West, North and East; behind them those of the closed room, where both are told. */
  readonly players: readonly string[];
  readonly md?: LinPair;
  readonly sv?: LinPair;
  /** Calls `mb`, explanations `an`, cards `pc`, the claim `mc`, commentary `nt` and what else there is, in order. */
  readonly pairs: readonly LinPair[];
}

/** Pairs that only divide pages or name what is drawn. */
const LAYOUT = new Set(['pg', 'rh', 'hs', 'ha', 'fp']);
const OF_HEADER = new Set(['rs', 'pw', 'mp', 'bn', 'nt']);

type Changing<Type> = { -readonly [Key in keyof Type]: Type[Key] };
type BoardInHand = Omit<Changing<LinBoard>, 'pairs'> & { pairs: LinPair[] };

/** Boards out of the pairs of a LIN text, one by one. */
class LinBoards {
  #header: LinHeader | undefined;
  #board: BoardInHand | undefined;

  /** Takes the next pair. @returns the board that it ends */
  next(pair: LinPair): LinBoard | undefined {
    const { key, value, line } = pair;
    const [header, board] = [this.#header, this.#board];
    if (key === 'vg') {
      this.#board = undefined;
      const before = board && isBeforeBoard(board) ? board : undefined;
      this.#header = {
        ...headerOf(value),
        ...(before && { players: before.players, more: before.pairs }),
      };
      return before ? undefined : whole(board);
    }
    if (key === 'qx') {
      const [, room] = /^\s*([oc])/i.exec(value) ?? [];
      const isUnknown = !room && /^\s*(?!board|\d)\S/i.test(value);
      const before = board && isBeforeBoard(board) ? board : undefined;
      this.#begin(line, {
        ...(before && { players: before.players, pairs: before.pairs }),
        named: true,
        ...numbered(value),
        ...(room && { room: room.toLowerCase() === 'o' ? 'open' : 'closed' }),
        ...(isUnknown && { unknownRoom: pair }),
      });
      if (before) return undefined;
    } else if (header && !board && OF_HEADER.has(key)) {
      this.#header =
        key === 'rs'
          ? { ...header, results: listed(value), resultsAt: { line, column: pair.column } }
          : { ...header, more: [...header.more, { key, value }] };
    } else if (header && !board && key === 'pn') this.#header = { ...header, players: listed(value) };
    else if (key === 'pn' || key === 'st' || key === 'md') {
      const isOpen = board !== undefined && (board.md === undefined || (board.named && key !== 'md'));
      const here = isOpen && (key !== 'pn' || board.players.length === 0) ? board : this.#begin(line);
      if (key === 'pn') here.players = listed(value);
      if (key === 'st' && value.trim() !== '') here.pairs.push({ ...pair, key: 'nt' });
      if (key === 'md' && value.trim() !== '') here.md = pair;
    } else if (!LAYOUT.has(key)) {
      const here = board ?? this.#begin(line);
      if (key === 'ah' && numbered(value).board !== undefined) Object.assign(here, numbered(value));
      else if (key === 'sv' && (here.sv === undefined || here.sv.value === value)) here.sv = pair;
      else if (key !== 'ah' || value.trim() !== '') here.pairs.push(pair);
    }
    return this.#board === board ? undefined : whole(board);
  }

  /** The last board. */
  end(): LinBoard | undefined {
    return whole(this.#board);
  }

  #begin(line: number, more: Partial<BoardInHand> = {}): BoardInHand {
    this.#board = {
      line,
      named: false,
      players: [],
      pairs: [],
      ...(this.#header && { header: this.#header }),
      ...more,
    };
    return this.#board;
  }
}

/** Whether there are names and comments alone, which are those of the board or the match that comes. */
function isBeforeBoard({ named, md, players, pairs }: BoardInHand): boolean {
  return !named && !md && players.length + pairs.length > 0 && pairs.every(({ key }) => key === 'nt');
}

/** What has nothing of a board is none. */
function whole(board: BoardInHand | undefined): LinBoard | undefined {
  return board && (board.named || board.md || board.pairs.length > 0) ? board : undefined;
}

/**
 * The boards of a LIN text, also of a match on vugraph and of a lone auction. What is written in `md`, calls and cards
 * is not looked at yet.
 *
 * @throws UnreadableDeals where something is no pair
 */
export function readLinFile(text: string): readonly LinBoard[] {
  const reader = new LinReader();
  return [...reader.next(text), ...reader.end()];
}

/**
 * The same of a file that comes in pieces: no more than one board is kept.
 *
 * @throws UnreadableDeals, also where a pair has no end
 */
export async function* readLinStream(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<LinBoard> {
  const reader = new LinReader();
  for await (const text of textsOf(chunks, encoding)) yield* reader.next(text);
  yield* reader.end();
}

class LinReader {
  readonly #pairs = new LinPairs();
  readonly #boards = new LinBoards();

  *next(text: string): Generator<LinBoard> {
    for (const pair of this.#pairs.next(text)) {
      const board = this.#boards.next(pair);
      if (board) yield board;
    }
  }

  *end(): Generator<LinBoard> {
    this.#pairs.end();
    const last = this.#boards.end();
    if (last) yield last;
  }
}

/** The board in `o7`, `c7`, `7` or `Board 7`; nothing in other texts. */
export function numbered(text: string): { readonly board?: number } {
  const [, number] = /(?:^|\D)0*([1-9]\d{0,5})\s*$/.exec(text) ?? [];
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
    ...further
  ] = listed(value);
  const number = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined);
  const isUnread = (text: string | undefined) => !/^[0-]*$/.test(text ?? '') && number(text) === undefined;
  const isPart = isUnread(first) || isUnread(last) || further.some((text) => text !== '');
  return {
    title,
    segment,
    scoring: scoring.toUpperCase(),
    ...(number(first) !== undefined && { first: number(first)! }),
    ...(number(last) !== undefined && { last: number(last)! }),
    home: { team: home, carryOver: homeCarry },
    visit: { team: visit, carryOver: visitCarry },
    ...(isPart && { isPart }),
    results: [],
    players: [],
    more: [],
  };
}

function listed(value: string): string[] {
  const items = value.split(',').map((item) => item.trim());
  return items.every((item) => item === '') ? [] : items;
}
