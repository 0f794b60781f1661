import type { DealFormat } from '../deals/deal-file.js';
import { DealsOfLin, hiddenInMd, lin } from '../deals/lin.js';
import { pbn } from '../deals/pbn.js';
import { refuse } from '../faults/unreadable.js';
import { readLinStream, type LinBoard, type LinHeader } from '../lin/lin-file.js';
import { linBoardWith, linText } from '../lin/write-lin.js';
import { pbnGameText, pbnHead } from '../pbn/write-pbn-games.js';
import { placeOf, playOfLin } from '../played/lin-plays.js';
import { ALERT } from '../played/pbn-records.js';
import { gameOfPlay, NOTES } from '../played/pbn-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
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
  type LostFact,
} from './converted.js';
import { lostInPbn } from './lost-of-game.js';

/** LIN in another format. @throws UnreadableDeals */
export async function* fromLin(read: FileToRead, to: DealFormat): FileInPieces {
  const { encoding, ascii } = await encodingOfChunks(read());
  const boards = () => readLinStream(read(), encoding);
  const deals = new DealsOfLin(false);
  const lost = new LostSoFar();
  const said = new SaidOfDeals();
  const numbers = new NumbersOfLin();
  let isTold = false;
  for await (const one of boards()) {
    const board = numbers.add(one);
    const deal = deals.add(one, board);
    if (deal) said.add({ ...deal, board });
    const isPlayed = saysPlay(one);
    isTold ||= isPlayed || one.header !== undefined;
    lost.add(board, lostInDeals(one));
  }
  if ((isTold && to === pbn) || to === lin)
    return yield* encoded(
      (inUtf8) =>
        boardsIn(to === pbn ? filledIn(boards(), said) : boards(), {
          to,
          what: isTold ? 'plays' : 'deals',
          inUtf8,
        }),
      ascii,
    );
  return yield* convertedDeals(deals.file(), { from: lin, to }, lost.all(), numbers.assumed);
}

/** Boards with what others say of the same deals. */
async function* filledIn(all: AsyncIterable<LinBoard>, said: SaidOfDeals): AsyncGenerator<LinBoard> {
  let board = 0;
  for await (const one of all) {
    board = one.board ?? board + 1;
    yield said.isEmpty ? one : linBoardWith(one, said.missing(playOfLin({ ...one, board }, undefined)));
  }
}

function saysPlay({ pairs, players, header }: LinBoard): boolean {
  return pairs.length + players.length + (header?.results.length ?? 0) + (header?.players.length ?? 0) > 0;
}

/** What a format of deals has no place for. */
function lostInDeals({ header, pairs, players }: LinBoard): LostFact[] {
  const isSaid = (keys: ReadonlySet<string>) =>
    pairs.some(({ key, value }) => keys.has(key) && value.trim() !== '');
  const isPlayed = isSaid(OF_PLAY) || players.length > 0;
  const inHeader = header ? header.results.length + header.players.length > 0 : false;
  return [
    ...(isPlayed || inHeader ? (['played'] as const) : []),
    ...(isSaid(COMMENTS) ? (['comments'] as const) : []),
    ...(header ? [{ field: 'event', name: 'vg' } as const] : []),
    ...otherKeys(pairs, header),
  ];
}

/** Keys that are neither calls, cards, claims nor comments, where they say something. */
function otherKeys(pairs: LinBoard['pairs'], header: LinHeader | undefined): LostFact[] {
  const own = pairs.filter(({ key, value }) => !IN_PBN.has(key) && value.trim() !== '');
  const before = header?.more.filter(({ value }) => value.replace(/[,\s]/g, '') !== '') ?? [];
  return [...own, ...before].map(({ key }) => ({ field: 'tags', name: key }));
}

async function* boardsIn(
  all: AsyncIterable<LinBoard>,
  {
    to,
    what,
    inUtf8,
  }: { readonly to: DealFormat; readonly what: Converted['what']; readonly inUtf8: boolean },
): AsyncGenerator<string, Converted, undefined> {
  const boards: number[] = [];
  const lost = new LostSoFar();
  const numbers = new NumbersOfLin();
  const results = new ResultsTold();
  let before: { readonly one: LinBoard; readonly play: PlayInFile } | undefined;
  for await (const one of all) {
    const play = playOfLin(one, before?.play);
    boards.push(play.board);
    numbers.add(one);
    results.add(one, play.board);
    if (to === lin) {
      // Whatever cannot be stays as it is, and is named.
      if (play.wrong) lost.wrong.push(play.wrong);
      if (one.header?.isPart) lost.add(play.board, [{ field: 'event', name: 'vg' }]);
      yield linText(one, before?.one);
    } else {
      const game = gameOfPlay(play);
      lost.add(play.board, [...lostInGame(one, play), ...lostInPbn(game)]);
      lost.addWrong(play);
      yield (before ? '\r\n' : pbnHead(undefined, inUtf8)) + pbnGameText(game);
    }
    before = { one, play };
  }
  if (!before) refuse({ format: 'LIN', code: 'deal-file.empty' });
  if (to !== lin) for (const board of results.alone()) lost.add(board, ['results']);
  // In LIN what has no number goes on without one.
  const assumed = to === lin ? [] : numbers.assumed;
  return { what, boards, ...NOTHING_LOST, assumed, lost: lost.all(), wrong: lost.wrong };
}

/** The numbers of boards one after the other, and which of them stand nowhere. */
class NumbersOfLin {
  readonly assumed: AssumedNumber[] = [];
  readonly #headers = new Set<LinHeader>();
  #last = 0;

  /** @returns the board's number */
  add({ board, header, line }: LinBoard): number {
    this.#last = board ?? this.#last + 1;
    if (board === undefined)
      this.assumed.push({ of: 'board', place: { format: 'LIN', line, board: this.#last } });
    if (!header || this.#headers.has(header)) return this.#last;
    this.#headers.add(header);
    const { first, results, resultsAt } = header;
    if (first === undefined && resultsAt && results.some((text) => text !== ''))
      this.assumed.push({ of: 'results', place: { format: 'LIN', ...resultsAt, board: 1 } });
    return this.#last;
  }
}

/** What a board of LIN tells that PBN has no place for. */
function lostInGame(one: LinBoard, play: PlayInFile): LostFact[] {
  const { header, pairs } = one;
  const notes = new Set(
    play.calls.flatMap(({ alert, explanation }) => (alert ? [explanation ?? ALERT] : [])),
  );
  const carried = header ? [header.home.carryOver, header.visit.carryOver] : [];
  const others = one.room === 'closed' ? one.players.slice(0, 4) : one.players.slice(4);
  const areOthersLost = one.players.length > 4 && others.some((name) => name !== '');
  const isScoringLost = header !== undefined && header.scoring !== '' && play.event['Scoring'] === undefined;
  return [
    ...(hiddenInMd(one, play.board) ? (['hands'] as const) : []),
    ...otherKeys(pairs, header),
    ...(areOthersLost ? [{ field: 'tags', name: 'pn' } as const] : []),
    ...(isScoringLost || header?.isPart || carried.some((text) => !/^[0.]*$/.test(text))
      ? [{ field: 'event', name: 'vg' } as const]
      : []),
    ...(notes.size > NOTES ? (['annotations'] as const) : []),
  ];
}

/** Calls with their explanations, cards and claims. */
const OF_PLAY: ReadonlySet<string> = new Set(['mb', 'an', 'pc', 'mc']);
const COMMENTS: ReadonlySet<string> = new Set(['nt']);
/** Keys of pairs that become something in PBN, or mean nothing by themselves. */
const IN_PBN: ReadonlySet<string> = new Set([...OF_PLAY, ...COMMENTS, 'pg']);

/** Which results of headers belong to boards that are told. */
class ResultsTold {
  readonly #told = new Map<LinHeader, Set<number>>();

  add({ header, room, unknownRoom }: LinBoard, board: number): void {
    if (!header) return;
    const places = this.#told.get(header) ?? new Set();
    this.#told.set(header, unknownRoom ? places : places.add(placeOf(header, board, room)));
  }

  /** Boards of which nothing is told but the result. */
  alone(): number[] {
    return [...this.#told].flatMap(([{ results, first = 1 }, places]) =>
      results.flatMap((text, place) =>
        text === '' || places.has(place) ? [] : [first + Math.floor(place / 2)],
      ),
    );
  }
}
