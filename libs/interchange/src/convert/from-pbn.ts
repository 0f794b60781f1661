import type { DealFormat } from '../deals/deal-file.js';
import { lin } from '../deals/lin.js';
import { pbn } from '../deals/pbn.js';
import { DealsOfGames } from '../deals/read-pbn.js';
import { isUnsaid } from '../deals/written-fields.js';
import { pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { readPbnStream } from '../pbn/read-pbn-games.js';
import { pbnGameText, pbnHead, versionOf } from '../pbn/write-pbn-games.js';
import { MatchesTold } from '../played/lin-matches.js';
import { playOfGame } from '../played/pbn-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import { linOfPlays } from '../played/write-lin-plays.js';
import { encodingOfChunks } from '../text/text-of-file.js';
import {
  convertedDeals,
  lost,
  NOTHING_LOST,
  type Converted,
  type FileInPieces,
  type FileToRead,
} from './converted.js';
import { encoded } from './encoded.js';

/** PBN in another format. @throws UnreadableDeals */
export async function* fromPbn(read: FileToRead, to: DealFormat): FileInPieces {
  const { encoding, ascii } = await encodingOfChunks(read());
  const games = () => gamesIn(readPbnStream(read(), encoding));
  if (to === pbn) return yield* encoded((inUtf8) => inPbn(games(), inUtf8), ascii);
  const looked = new GamesLookedAt();
  const matches = new MatchesLookedAt();
  for await (const game of games()) {
    looked.add(game);
    if (to === lin) matches.add(game);
  }
  looked.end();
  if (to === lin && looked.isPlayed) return yield* encoded(() => inLin(matches, games), ascii);
  return yield* convertedDeals(looked.deals.file(), { from: pbn, to }, looked.played);
}

/** Games without the comments at the end. */
async function* gamesIn(all: AsyncIterable<PbnGame>): AsyncGenerator<PbnGame> {
  for await (const game of all) if (game.tags.size > 0) yield game;
}

/** What games are, looked at one after the other: a wrong deal is never handed on. */
class GamesLookedAt {
  readonly deals = new DealsOfGames(false);
  readonly boards: number[] = [];
  /** Boards of which more is told than the deal. */
  readonly played: number[] = [];

  get isPlayed(): boolean {
    return this.played.length > 0;
  }

  /** @throws UnreadableDeals */
  add(game: PbnGame): void {
    const said = Number(pbnValue(game, 'Board').trim());
    const board = Number.isSafeInteger(said) && said > 0 ? said : (this.boards.at(-1) ?? 0) + 1;
    this.boards.push(board);
    if (saysPlay(game)) this.played.push(board);
    this.deals.add(game);
  }

  /** @throws UnreadableDeals where there is neither a deal nor anything that was played */
  end(): void {
    if (!this.isPlayed && this.deals.isEmpty) this.deals.file();
  }
}

/** Whether a game tells more than a deal. */
function saysPlay(game: PbnGame): boolean {
  return (
    ['Auction', 'Play', 'ScoreTable', 'TotalScoreTable'].some((name) => game.tags.has(name)) ||
    !isUnsaid(pbnValue(game, 'Contract'))
  );
}

async function* inPbn(
  games: AsyncIterable<PbnGame>,
  inUtf8: boolean,
): AsyncGenerator<string, Converted, undefined> {
  const looked = new GamesLookedAt();
  for await (const game of games) {
    yield looked.boards.length === 0 ? pbnHead(versionOf(game), inUtf8) : '\r\n';
    looked.add(game);
    yield pbnGameText(game);
  }
  looked.end();
  return { what: looked.isPlayed ? 'plays' : 'deals', boards: looked.boards, ...NOTHING_LOST };
}

/** What of games goes along to LIN, and what does not. */
class MatchesLookedAt {
  readonly told = new MatchesTold();
  readonly boards: number[] = [];
  readonly #tables: number[] = [];
  readonly #doubleDummy: number[] = [];

  /** @throws UnreadableDeals */
  add(game: PbnGame): void {
    const play = playOfGame(game, (this.boards.at(-1) ?? 0) + 1);
    this.told.add(play);
    this.boards.push(play.board);
    if ([...game.tags.keys()].some((name) => /Score(Table|.*History)$/.test(name)))
      this.#tables.push(play.board);
    if (play.doubleDummy !== undefined) this.#doubleDummy.push(play.board);
  }

  lost(): Converted['lost'] {
    return [...lost('doubleDummy', this.#doubleDummy), ...lost('tables', this.#tables)];
  }
}

async function* inLin(
  looked: MatchesLookedAt,
  games: () => AsyncIterable<PbnGame>,
): AsyncGenerator<string, Converted, undefined> {
  yield* linOfPlays(looked.told, () => playsIn(games()));
  return { what: 'plays', boards: looked.boards, ...NOTHING_LOST, lost: looked.lost() };
}

async function* playsIn(games: AsyncIterable<PbnGame>): AsyncGenerator<PlayInFile> {
  let board = 0;
  for await (const game of games) {
    const play = playOfGame(game, board + 1);
    ({ board } = play);
    yield play;
  }
}
