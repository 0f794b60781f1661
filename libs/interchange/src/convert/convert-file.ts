import { notHeld, readDeals, type NotHeld } from '../deals/deal-formats.js';
import type { DealField, DealFile, DealFormat, DealInFile } from '../deals/deal-file.js';
import { lin } from '../deals/lin.js';
import { pbn } from '../deals/pbn.js';
import { UnreadableDeals } from '../deals/unreadable-deals.js';
import { isUnsaid } from '../deals/written-fields.js';
import { readLinFile, type LinBoard } from '../lin/lin-file.js';
import { writeLinFile } from '../lin/write-lin.js';
import { pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { readPbnGames } from '../pbn/read-pbn-games.js';
import { writePbnGames } from '../pbn/write-pbn-games.js';
import { readLinPlays, writeLinPlays } from '../played/lin-plays.js';
import { gameOfPlay, playOfGame } from '../played/pbn-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import { textOfFile } from '../text/text-of-file.js';

/** What a format does not hold of boards that were played, beside what it does not hold of deals. */
export type LostField = DealField | 'played' | 'tables';

/** A file in another format, and what came of it. */
export interface Converted {
  readonly bytes: Uint8Array;
  /** Whether players, auctions, plays and results went along, or deals alone. */
  readonly what: 'deals' | 'plays';
  /** The boards in their order, each as often as it was written. */
  readonly boards: readonly number[];
  /** Boards that are named without a deal, which could not be written. */
  readonly without: readonly number[];
  /** The boards were counted, as the format that was read holds no numbers. */
  readonly counted: boolean;
  readonly lost: readonly { readonly field: LostField; readonly boards: readonly number[] }[];
}

/** How a file is to be converted. */
export interface Conversion {
  readonly from: DealFormat;
  readonly to: DealFormat;
  /** The first board of a format without numbers. */
  readonly first?: number;
}

/**
 * Converts a file. PBN and LIN hold boards as they were played, with players, auctions, plays and results: between them
 * everything goes along that the other has a place for; to any other format go the deals.
 *
 * @throws UnreadableDeals which names the first wrong card, record, line or column, or why it cannot be written
 */
export function convertFile(bytes: Uint8Array, { from, to, first = 1 }: Conversion): Converted {
  if (from === pbn) return fromPbn(bytes, to);
  if (from === lin) return fromLin(bytes, to);
  return convertDeals(numberedFrom(from, readDeals(from, bytes), first), { from, to });
}

function fromPbn(bytes: Uint8Array, to: DealFormat): Converted {
  const games = refusedAs(pbn, bytes, () => [...readPbnGames(textOfFile(bytes).text)]).filter(
    ({ tags }) => tags.size > 0,
  );
  const isPlayed = games.some(saysPlay);
  const hasDeals = games.some((game) => !isUnsaid(pbnValue(game, 'Deal')));
  // Deals are looked at in any case: a wrong one is never handed on.
  const deals = hasDeals || !isPlayed ? readDeals(pbn, bytes) : undefined;
  if (to === pbn) {
    const boards = boardsOf(games);
    return { bytes: writePbnGames(games), what: isPlayed ? 'plays' : 'deals', boards, ...NOTHING_LOST };
  }
  if (to === lin && isPlayed) {
    const plays = numberedPlays(games);
    const tables = games.flatMap((game, index) =>
      [...game.tags.keys()].some((name) => /Score(Table|.*History)$/.test(name)) ? [plays[index]!.board] : [],
    );
    const doubleDummy = plays.filter((play) => play.doubleDummy !== undefined).map(({ board }) => board);
    return {
      bytes: writeLinPlays(plays),
      what: 'plays',
      boards: plays.map(({ board }) => board),
      ...NOTHING_LOST,
      lost: [...lost('doubleDummy', doubleDummy), ...lost('tables', tables)],
    };
  }
  const played = games.flatMap((game, index) => (saysPlay(game) ? [boardsOf(games)[index]!] : []));
  return convertDeals(deals ?? readDeals(pbn, bytes), { from: pbn, to }, played);
}

function fromLin(bytes: Uint8Array, to: DealFormat): Converted {
  const boards = refusedAs(lin, bytes, () => readLinFile(textOfFile(bytes).text));
  const isPlayed = boards.some(({ pairs, header }) => pairs.length > 0 || (header?.results.length ?? 0) > 0);
  const hasDeals = boards.some(({ md }) => md !== undefined);
  const deals = hasDeals || !isPlayed ? readDeals(lin, bytes) : undefined;
  if (isPlayed && (to === lin || to === pbn)) {
    const plays = readLinPlays(textOfFile(bytes).text);
    return {
      bytes: to === lin ? writeLinFile(boards) : writePbnGames(plays.map(gameOfPlay)),
      what: 'plays',
      boards: plays.map(({ board }) => board),
      ...NOTHING_LOST,
    };
  }
  const played = boards.flatMap(({ board, pairs }: LinBoard) =>
    pairs.length > 0 && board !== undefined ? [board] : [],
  );
  return convertDeals(deals ?? readDeals(lin, bytes), { from: lin, to }, played);
}

const NOTHING_LOST = { without: [], counted: false, lost: [] } as const;

function convertDeals(file: DealFile, { from, to }: Conversion, played: readonly number[] = []): Converted {
  return {
    bytes: to.write(file),
    what: 'deals',
    boards: file.deals.map(({ board }) => board),
    without: file.without ?? [],
    counted: !from.holds.includes('board') && to.holds.includes('board'),
    lost: [...notHeld(to, file).map((one: NotHeld) => one), ...lost('played', played)],
  };
}

function numberedFrom(from: DealFormat, file: DealFile, first: number): DealFile {
  if (from.holds.includes('board')) return file;
  return { ...file, deals: file.deals.map((deal, index): DealInFile => ({ ...deal, board: first + index })) };
}

function lost(field: LostField, boards: readonly number[]): Converted['lost'] {
  const each = [...new Set(boards)];
  return each.length === 0 ? [] : [{ field, boards: each }];
}

/** Whether a game tells more than a deal. */
function saysPlay(game: PbnGame): boolean {
  return (
    ['Auction', 'Play', 'ScoreTable', 'TotalScoreTable'].some((name) => game.tags.has(name)) ||
    !isUnsaid(pbnValue(game, 'Contract'))
  );
}

function numberedPlays(games: readonly PbnGame[]): PlayInFile[] {
  const plays: PlayInFile[] = [];
  for (const game of games) plays.push(playOfGame(game, (plays.at(-1)?.board ?? 0) + 1));
  return plays;
}

function boardsOf(games: readonly PbnGame[]): number[] {
  const boards: number[] = [];
  for (const game of games) {
    const said = Number(pbnValue(game, 'Board').trim());
    boards.push(Number.isSafeInteger(said) && said > 0 ? said : (boards.at(-1) ?? 0) + 1);
  }
  return boards;
}

/** A text that is of another format is said to be, whatever is wrong with it first. */
function refusedAs<Value>(format: DealFormat, bytes: Uint8Array, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDeals) readDeals(format, bytes);
    throw error;
  }
}
