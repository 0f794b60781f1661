import { formatHand, MalformedDeal, parseDeal, SEATS, type Card, type Deal, type Seat } from '#cards';
import type { DealFile, DealInFile } from './deal-file.js';
import { readAbility, readDoubleDummyTricks, readOptimumResultTable } from './double-dummy-tables.js';
import { cardsLeft, dealAt } from './hands-in-record.js';
import { pbnPlace, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { pbnHands, pbnSeat } from '../pbn/pbn-values.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { DealsOnce, firstPlace, namedWithout, type ReadDeal } from './same-boards.js';
import { boardIn } from '../text/written-values.js';
import { textOfFile } from '../text/text-of-file.js';
import { refuse, UnreadableDeals, type DealFileFault, type DealPlace } from '../faults/unreadable.js';
import { isNoDeal, isUnsaid, readBoard, readDealer, readVulnerability } from '../text/written-fields.js';

/** What tells one event of a file from another: a board has one deal in each. */
export const EVENT_TAGS = [
  'Event',
  'Site',
  'Date',
  'EventDate',
  'Round',
  'Section',
  'Session',
  'Stage',
] as const;

/**
 * Reads the deals of a PBN file (2.1, import format): of every game that has one, each board and deal once. Auctions,
 * plays and results are passed over, and double-dummy tables that are not whole are left out.
 *
 * @throws UnreadableDeals which names line and board of the first fault, and of the first deal whose hands are not given
 */
export function readPbn(bytes: Uint8Array): DealFile {
  const deals = dealsOf(bytes);
  const file = deals.file();
  const [hidden] = deals.hidden;
  return hidden ? refuse(hidden) : file;
}

/** Reads the deals of a PBN file that are whole; `leftOut` names the others. @throws UnreadableDeals where none is */
export function readWholePbn(bytes: Uint8Array): DealFile {
  return dealsOf(bytes).file();
}

function dealsOf(bytes: Uint8Array): DealsOfGames {
  const deals = new DealsOfGames();
  for (const game of readPbnGames(textOfFile(bytes).text)) deals.add(game);
  return deals;
}

/** The deals of games that come one after the other. */
export class DealsOfGames {
  readonly #once: DealsOnce;
  readonly #without: number[] = [];
  readonly #hidden: DealFileFault[] = [];
  readonly #tables: DealFileFault[] = [];
  #last = 0;

  /** @param keepsCards as of `DealsOnce` */
  constructor(keepsCards = true) {
    this.#once = new DealsOnce(keepsCards);
  }

  /** @param next its board where the game does not say @throws UnreadableDeals */
  add(game: PbnGame, next = this.#last + 1): void {
    if (isNoDeal(pbnValue(game, 'Deal'))) {
      const board = boardIn(pbnValue(game, 'Board'));
      if (board !== undefined) this.#without.push(board);
      return;
    }
    const hidden = hiddenHand(game, next);
    if (hidden) {
      this.#hidden.push(hidden);
      return;
    }
    const read = dealOfGame(game, next);
    this.#last = read.one.board;
    if (read.leftOut) this.#tables.push(read.leftOut);
    this.#once.add(read);
  }

  /** Deals whose hands are not all given. */
  get hidden(): readonly DealFileFault[] {
    return this.#hidden;
  }

  get isEmpty(): boolean {
    return this.#last === 0;
  }

  /** @throws UnreadableDeals where there is none */
  file(): DealFile {
    if (this.isEmpty) refuse(this.#hidden[0] ?? { format: 'PBN', code: 'deal-file.empty' });
    const missing = namedWithout(this.#without, this.#once.boards());
    const leftOut = this.leftOut();
    return {
      deals: this.#once.deals(),
      ...(missing.length > 0 && { without: missing }),
      ...(leftOut.length > 0 && { leftOut }),
    };
  }

  /** What is not whole, in the order of the file. */
  leftOut(): readonly DealFileFault[] {
    return [...this.#hidden, ...this.#tables];
  }
}

/** The first hand that is not given of a deal that cannot be made whole; nothing of others. @throws UnreadableDeals */
export function hiddenHand(game: PbnGame, next: number): DealFileFault | undefined {
  const deal = pbnHands(pbnValue(game, 'Deal'));
  if (!deal || !isPart(deal.hands)) return undefined;
  const board = readBoard(pbnValue(game, 'Board'), pbnPlace(game, 'Board')) ?? next;
  const place = { ...pbnPlace(game, 'Deal'), board };
  const seatAt = (index: number) => SEATS[(SEATS.indexOf(deal.first) + index) % 4]!;
  const holders = new Map<Card, Seat>();
  for (const [index, hand] of deal.hands.entries()) {
    for (const card of hand ?? []) {
      const before = holders.get(card);
      const seats = [before ?? seatAt(index), seatAt(index)];
      if (before)
        refuse({ ...place, code: 'deal-file.deal', fault: { code: 'deal.card-doubled', card, seats } });
      holders.set(card, seatAt(index));
    }
  }
  const short = deal.hands.findIndex((hand) => (hand?.length ?? 0) < 13);
  return { ...place, code: 'deal-file.deal', fault: { code: 'deal.hand-not-given', seat: seatAt(short) } };
}

/** Whether two hands or more are not given, or all are of an end position (3.10). */
function isPart(hands: readonly (readonly Card[] | null)[]): boolean {
  const given = hands.flatMap((hand) => (hand ? [hand.length] : []));
  return given.length < 3 || given.every((cards) => cards < 13);
}

/** Who dealt: by `Dealer`, or with whom the auction begins where that says nothing. @throws UnreadableDeals */
export function dealerOfGame(game: PbnGame, board: number | undefined): Seat | undefined {
  const place = { ...pbnPlace(game, 'Dealer'), ...(board !== undefined && { board }) };
  return readDealer(pbnValue(game, 'Dealer'), place) ?? firstCaller(game);
}

/** Who called first; `-` stands for those before, and nothing is known of an auction without calls. */
function firstCaller({ tags }: PbnGame): Seat | undefined {
  const auction = tags.get('Auction');
  const first = auction && pbnSeat(auction.value);
  if (!first) return undefined;
  const calls = auction.elements.map(({ text }) => text).join('');
  const before = /^-*/.exec(calls)![0].length;
  if (/^[*+]?$/.test(calls.slice(before, before + 1))) return undefined;
  return SEATS[(SEATS.indexOf(first) + before) % 4]!;
}

/** @param next its board where the game does not say */
export function dealOfGame(game: PbnGame, next: number): ReadDeal {
  const at = (name: string) => pbnPlace(game, name);
  const value = (name: string) => pbnValue(game, name);
  const said = readBoard(value('Board'), at('Board'));
  const board = said ?? next;
  const dealer = dealerOfGame(game, board);
  const vulnerable = readVulnerability(value('Vulnerable'), { ...at('Vulnerable'), board });
  const { doubleDummy, leftOut } = doubleDummyOf(game.tags, board);
  const one: DealInFile = {
    board,
    ...(said === undefined && { isCounted: true as const }),
    deal: dealAt({ ...at('Deal'), board }, () => readDeal(value('Deal'))),
    ...(dealer && { dealer }),
    ...(vulnerable && { vulnerable }),
    ...(doubleDummy !== undefined && { doubleDummy }),
  };
  const event = Object.fromEntries(
    EVENT_TAGS.flatMap((name) => (isUnsaid(value(name)) ? [] : [[name, value(name).trim()] as const])),
  );
  return { at: { ...at('Deal'), board }, one, event, ...(leftOut && { leftOut }) };
}

/** A deal of which one hand may not be given: it is what the others leave. */
export function readDeal(text: string): Deal {
  try {
    return parseDeal(text);
  } catch (error) {
    if (!(error instanceof MalformedDeal)) throw error;
    const [hidden] = error.faults;
    if (error.faults.length > 1 || hidden?.code !== 'deal.hand-not-given') throw error;
    return parseDeal(withHand(text, hidden.seat));
  }
}

function withHand(text: string, hidden: Seat): string {
  const [first, rest] = [text.trim()[0]!.toUpperCase() as Seat, text.slice(text.indexOf(':') + 1).trim()];
  const hands = rest.toUpperCase().split(/\s+/);
  const at = (SEATS.indexOf(hidden) - SEATS.indexOf(first) + 4) % 4;
  const given = hands.filter((_hand, index) => index !== at).map(cardsOf);
  return `${first}:${hands.with(at, formatHand(cardsLeft(given))).join(' ')}`;
}

function cardsOf(hand: string): Card[] {
  return hand
    .split('.')
    .flatMap((ranks, suit) => Array.from(ranks, (rank) => `${'SHDC'[suit]}${rank}` as Card));
}

const TABLES = [
  ['DoubleDummyTricks', readDoubleDummyTricks],
  ['OptimumResultTable', readOptimumResultTable],
  ['Ability', readAbility],
] as const;

/** The table of a game, or why it is left out. @throws UnreadableDeals where two of the game differ */
export function doubleDummyOf(
  tags: PbnGame['tags'],
  board: number,
): { readonly doubleDummy?: string; readonly leftOut?: DealFileFault } {
  let first: { readonly tricks: string; readonly place: DealPlace } | undefined;
  let leftOut: DealFileFault | undefined;
  for (const [name, read] of TABLES) {
    const tag = tags.get(name);
    if (!tag || isUnsaid(tag.value)) continue;
    const place = { format: 'PBN', line: tag.line, board };
    const found = wholeOrFault(() => read(tag, place));
    if (typeof found === 'object') leftOut ??= found;
    else if (found !== undefined && first && first.tricks !== found)
      refuse({ ...place, code: 'deal-file.board-otherwise', ...firstPlace(first.place) });
    else if (found !== undefined) first ??= { tricks: found, place };
  }
  return { ...(first && { doubleDummy: first.tricks }), ...(leftOut && { leftOut }) };
}

function wholeOrFault(read: () => string | undefined): string | undefined | DealFileFault {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDeals && error.fault.code === 'deal-file.double-dummy') return error.fault;
    throw error;
  }
}
