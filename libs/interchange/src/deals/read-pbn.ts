import { formatHand, MalformedDeal, parseDeal, SEATS, type Card, type Deal, type Seat } from '#cards';
import type { DealFile, DealInFile } from './deal-file.js';
import { readAbility, readDoubleDummyTricks, readOptimumResultTable } from './double-dummy-tables.js';
import { cardsLeft, dealAt } from './hands-in-record.js';
import { pbnPlace, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { DealsOnce, firstPlace, namedWithout, type ReadDeal } from './same-boards.js';
import { textOfFile } from '../text/text-of-file.js';
import { refuse, type DealPlace } from './unreadable-deals.js';
import { isUnsaid, readBoard, readDealer, readVulnerability } from './written-fields.js';

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
 * plays and results are passed over.
 *
 * @throws UnreadableDeals which names line and board of the first fault
 */
export function readPbn(bytes: Uint8Array): DealFile {
  const deals = new DealsOfGames();
  for (const game of readPbnGames(textOfFile(bytes).text)) deals.add(game);
  return deals.file();
}

/** The deals of games that come one after the other. */
export class DealsOfGames {
  readonly #once: DealsOnce;
  readonly #without: number[] = [];
  #last = 0;

  /** @param keepsCards as of `DealsOnce` */
  constructor(keepsCards = true) {
    this.#once = new DealsOnce(keepsCards);
  }

  /** @throws UnreadableDeals */
  add(game: PbnGame): void {
    if (isUnsaid(pbnValue(game, 'Deal'))) {
      const board = Number(pbnValue(game, 'Board').trim());
      if (Number.isSafeInteger(board) && board > 0) this.#without.push(board);
      return;
    }
    const read = dealOfGame(game, this.#last + 1);
    this.#last = read.one.board;
    this.#once.add(read);
  }

  get isEmpty(): boolean {
    return this.#last === 0;
  }

  /** @throws UnreadableDeals where there is none */
  file(): DealFile {
    if (this.isEmpty) refuse({ format: 'PBN', code: 'deal-file.empty' });
    const missing = namedWithout(this.#without, this.#once.boards());
    return { deals: this.#once.deals(), ...(missing.length > 0 && { without: missing }) };
  }
}

/** @param next its board where the game does not say */
export function dealOfGame(game: PbnGame, next: number): ReadDeal {
  const at = (name: string) => pbnPlace(game, name);
  const value = (name: string) => pbnValue(game, name);
  const board = readBoard(value('Board'), at('Board')) ?? next;
  const dealer = readDealer(value('Dealer'), { ...at('Dealer'), board });
  const vulnerable = readVulnerability(value('Vulnerable'), { ...at('Vulnerable'), board });
  const doubleDummy = doubleDummyOf(game.tags, board);
  const one: DealInFile = {
    board,
    deal: dealAt({ ...at('Deal'), board }, () => readDeal(value('Deal'))),
    ...(dealer && { dealer }),
    ...(vulnerable && { vulnerable }),
    ...(doubleDummy !== undefined && { doubleDummy }),
  };
  const event = Object.fromEntries(
    EVENT_TAGS.flatMap((name) => (isUnsaid(value(name)) ? [] : [[name, value(name).trim()] as const])),
  );
  return { at: { ...at('Deal'), board }, one, event };
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

/** @throws UnreadableDeals where a table is not whole, or two of the game differ */
function doubleDummyOf(tags: PbnGame['tags'], board: number): string | undefined {
  let first: { readonly tricks: string; readonly place: DealPlace } | undefined;
  for (const [name, read] of TABLES) {
    const tag = tags.get(name);
    if (!tag || isUnsaid(tag.value)) continue;
    const place = { format: 'PBN', line: tag.line, board };
    const tricks = read(tag, place);
    if (tricks !== undefined && first && first.tricks !== tricks)
      refuse({ ...place, code: 'deal-file.board-otherwise', ...firstPlace(first.place) });
    if (tricks !== undefined) first ??= { tricks, place };
  }
  return first?.tricks;
}
