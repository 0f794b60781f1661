import { pbn } from '../deals/pbn.js';
import type { DealFormat } from '../deals/deal-file.js';
import { lin } from '../deals/lin.js';
import { DealsOfGames } from '../deals/read-pbn.js';
import { UnreadableDeals } from '../faults/unreadable.js';
import { pbnTag, pbnValue, type PbnGame } from '../pbn/pbn-game.js';
import { VULNERABLE } from '../pbn/pbn-values.js';
import { readPbnStream } from '../pbn/read-pbn-games.js';
import { pbnGameText, pbnHead, versionOf } from '../pbn/write-pbn-games.js';
import { MatchesTold } from '../played/lin-matches.js';
import { playOfGame } from '../played/pbn-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import { linOfPlays } from '../played/write-lin-plays.js';
import { boardIn, saysNothing } from '../text/written-values.js';
import { encodingOfChunks } from '../text/text-of-file.js';
import {
  convertedDeals,
  LostSoFar,
  NOTHING_LOST,
  encoded,
  SaidOfDeals,
  type AssumedNumber,
  type Converted,
  type FileInPieces,
  type FileToRead,
} from './converted.js';
import { lostInDeals, lostInLin, lostInPbn, saysMore } from './lost-of-game.js';

/** PBN in another format. @throws UnreadableDeals */
export async function* fromPbn(read: FileToRead, to: DealFormat): FileInPieces {
  const { encoding, ascii } = await encodingOfChunks(read());
  const games = () => gamesIn(readPbnStream(read(), encoding));
  if (to === pbn) return yield* encoded((inUtf8) => inPbn(games(), inUtf8), ascii);
  const looked = new InspectedGames();
  const matches = new InspectedMatches();
  const said = new SaidOfDeals();
  for await (const game of games()) {
    looked.add(game);
    if (to === lin) said.add(matches.add(game));
  }
  looked.end();
  if (to === lin && looked.isTold) {
    const filled = () => filledIn(games(), said);
    const all = said.isEmpty ? matches : await matchesIn(filled());
    return yield* encoded(() => inLin(all, filled, looked.assumed), ascii);
  }
  return yield* convertedDeals(looked.deals.file(), { from: pbn, to }, looked.lost.all(), looked.assumed);
}

/** Games without the comments at the end. */
async function* gamesIn(all: AsyncIterable<PbnGame>): AsyncGenerator<PbnGame> {
  for await (const game of all) if (game.tags.size > 0) yield game;
}

/** What games are, looked at one after the other: a wrong deal is never handed on. */
class InspectedGames {
  readonly deals = new DealsOfGames(false);
  readonly boards: number[] = [];
  /** What a format of deals has no place for. */
  readonly lost = new LostSoFar();
  /** Games without the number of a board. */
  readonly assumed: AssumedNumber[] = [];
  /** Whether boards were played. */
  isPlayed = false;
  /** Whether anything is told beside deals. */
  isTold = false;

  /** @throws UnreadableDeals */
  add(game: PbnGame): void {
    const board = boardOf(game, (this.boards.at(-1) ?? 0) + 1);
    this.boards.push(board);
    if (boardIn(pbnValue(game, 'Board')) === undefined)
      this.assumed.push({ of: 'board', place: { format: 'PBN', line: game.line, board } });
    const isPlayed = saysPlay(game);
    this.isPlayed ||= isPlayed;
    this.isTold ||= isPlayed || saysMore(game);
    this.lost.add(board, [...(isPlayedIn(game) ? (['played'] as const) : []), ...lostInDeals(game)]);
    this.deals.add(game, board);
  }

  /** @throws UnreadableDeals where there is neither a deal nor anything that was played */
  end(): void {
    if (!this.isTold && this.deals.isEmpty && this.deals.hidden.length === 0) this.deals.file();
  }
}

function boardOf(game: PbnGame, next: number): number {
  return boardIn(pbnValue(game, 'Board')) ?? next;
}

/** Whether a game tells who played it, or what. */
function saysPlay(game: PbnGame): boolean {
  return (
    isPlayedIn(game) ||
    ['ScoreTable', 'TotalScoreTable'].some((name) => game.tags.has(name)) ||
    !saysNothing(pbnValue(game, 'Score'))
  );
}

function isPlayedIn(game: PbnGame): boolean {
  return (
    ['Auction', 'Play'].some((name) => game.tags.has(name)) ||
    ['Contract', 'Declarer', 'Result', 'North', 'East', 'South', 'West'].some(
      (name) => !saysNothing(pbnValue(game, name)),
    )
  );
}

async function* inPbn(
  games: AsyncIterable<PbnGame>,
  inUtf8: boolean,
): AsyncGenerator<string, Converted, undefined> {
  const looked = new InspectedGames();
  const lostHere = new LostSoFar();
  for await (const game of games) {
    yield looked.boards.length === 0 ? pbnHead(versionOf(game), inUtf8) : '\r\n';
    looked.add(game);
    const board = looked.boards.at(-1)!;
    lostHere.add(board, lostInPbn(game));
    // Whatever cannot be stays as it is, and is named.
    const { wrong } = wrongIn(game, board);
    if (wrong) lostHere.wrong.push(wrong);
    yield pbnGameText(game);
  }
  looked.end();
  return {
    what: looked.isPlayed ? 'plays' : 'deals',
    boards: looked.boards,
    ...NOTHING_LOST,
    lost: lostHere.all(),
    wrong: lostHere.wrong,
  };
}

/** What of a game cannot be; a value that tells nothing that is known stays in PBN as it is. */
function wrongIn(game: PbnGame, board: number): Pick<PlayInFile, 'wrong'> {
  if (!game.tags.has('Auction') && !game.tags.has('Play')) return {};
  try {
    return playOfGame(game, board);
  } catch (error) {
    if (error instanceof UnreadableDeals) return {};
    throw error;
  }
}

/** What of games goes along to LIN, and what does not. */
class InspectedMatches {
  readonly told = new MatchesTold();
  readonly boards: number[] = [];
  readonly #lost = new LostSoFar();

  /** @throws UnreadableDeals */
  add(game: PbnGame): PlayInFile {
    const play = playOfGame(game, (this.boards.at(-1) ?? 0) + 1);
    this.told.add(play);
    this.boards.push(play.board);
    this.#lost.add(play.board, lostInLin(game, play));
    this.#lost.addWrong(play);
    return play;
  }

  converted(): Converted {
    for (const board of this.told.unheld()) this.#lost.add(board, ['contract']);
    return {
      what: 'plays',
      boards: this.boards,
      ...NOTHING_LOST,
      lost: this.#lost.all(),
      wrong: this.#lost.wrong,
    };
  }
}

async function matchesIn(games: AsyncIterable<PbnGame>): Promise<InspectedMatches> {
  const matches = new InspectedMatches();
  for await (const game of games) matches.add(game);
  return matches;
}

/** Games with what others say of the same deals. */
async function* filledIn(games: AsyncIterable<PbnGame>, said: SaidOfDeals): AsyncGenerator<PbnGame> {
  let board = 0;
  for await (const game of games) {
    board = boardOf(game, board + 1);
    yield said.isEmpty ? game : filledWith(game, said.missing(playOfGame(game, board)));
  }
}

function filledWith(game: PbnGame, { dealer, vulnerable }: ReturnType<SaidOfDeals['missing']>): PbnGame {
  const more = [
    ...(dealer ? [pbnTag('Dealer', dealer)] : []),
    ...(vulnerable ? [pbnTag('Vulnerable', VULNERABLE[vulnerable])] : []),
  ];
  if (more.length === 0) return game;
  return { ...game, tags: new Map([...game.tags, ...more.map((tag) => [tag.name, tag] as const)]) };
}

async function* inLin(
  looked: InspectedMatches,
  games: () => AsyncIterable<PbnGame>,
  assumed: Converted['assumed'],
): AsyncGenerator<string, Converted, undefined> {
  yield* linOfPlays(looked.told, () => playsIn(games()));
  return { ...looked.converted(), assumed };
}

async function* playsIn(games: AsyncIterable<PbnGame>): AsyncGenerator<PlayInFile> {
  let board = 0;
  for await (const game of games) {
    const play = playOfGame(game, board + 1);
    ({ board } = play);
    yield play;
  }
}
