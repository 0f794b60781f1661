import { SEATS } from '#cards';
import {
  dealerIn,
  vulnerableIn,
  inOrder,
  type DealFormat,
  type DealFile,
  type DealInFile,
} from './deal-file.js';
import { readPbn, readWholePbn, EVENT_TAGS } from './read-pbn.js';
import { pbnGame, pbnTag, type PbnGame, type PbnTag } from '../pbn/pbn-game.js';
import { pbnTable } from '../pbn/pbn-table.js';
import { pbnDeal, VULNERABLE } from '../pbn/pbn-values.js';
import { writePbnGames } from '../pbn/write-pbn-games.js';
import { optimumResultRows, OPTIMUM_RESULT_COLUMNS } from './double-dummy-tables.js';

/** PBN 2.1: read in import format, written in export format. */
export const pbn: DealFormat = {
  name: 'PBN',
  extension: 'pbn',
  holds: ['board', 'dealer', 'vulnerable', 'doubleDummy'],
  read: readPbn,
  readWhole: readWholePbn,
  write: (file) => writePbn(file),
};

/** What a PBN file may say of its deals; what is left out is written as it is for deals that nobody has played. */
export interface PbnEvent {
  readonly event?: string;
  readonly site?: string;
  /** `YYYY.MM.DD` */
  readonly date?: string;
}

/**
 * Writes deals as PBN 2.1 in export format: tags that mean nothing before play are empty (3.4), the double-dummy table
 * is there, where it is known, as `OptimumResultTable` (5.7) and in the usual `DoubleDummyTricks`. Deals of several
 * events say of which they are.
 */
export function writePbn(file: DealFile, event: PbnEvent = {}): Uint8Array {
  return writePbnGames(gamesOf(inOrder(file, 'PBN'), event));
}

function* gamesOf(deals: readonly DealInFile[], event: PbnEvent): Generator<PbnGame> {
  for (const one of deals) yield pbnGame(tagsOfDeal(one, event));
}

/** The tags of a deal as the export format has them, those that mean nothing before play among them. */
export function tagsOfDeal(one: DealInFile, { event = '', site = '', date = '' }: PbnEvent = {}): PbnTag[] {
  const own = one.event ?? {};
  const { board, deal, doubleDummy } = one;
  const hands = SEATS.map((seat) => deal[seat]);
  return [
    pbnTag('Event', own['Event'] ?? event),
    pbnTag('Site', own['Site'] ?? site),
    pbnTag('Date', own['Date'] ?? date),
    pbnTag('Board', String(board)),
    ...['West', 'North', 'East', 'South'].map((name) => pbnTag(name, '')),
    pbnTag('Dealer', dealerIn(one)),
    pbnTag('Vulnerable', VULNERABLE[vulnerableIn(one)]),
    pbnTag('Deal', pbnDeal({ first: 'N', hands }, dealerIn(one))),
    ...['Scoring', 'Declarer', 'Contract', 'Result'].map((name) => pbnTag(name, '')),
    ...EVENT_TAGS.slice(3).flatMap((name) => (own[name] === undefined ? [] : [pbnTag(name, own[name])])),
    ...(doubleDummy === undefined
      ? []
      : [
          pbnTag('DoubleDummyTricks', doubleDummy),
          pbnTable('OptimumResultTable', [OPTIMUM_RESULT_COLUMNS], optimumResultRows(doubleDummy)),
        ]),
  ];
}
