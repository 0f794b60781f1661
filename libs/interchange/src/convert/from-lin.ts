import type { DealFormat } from '../deals/deal-file.js';
import { DealsOfLin, lin } from '../deals/lin.js';
import { pbn } from '../deals/pbn.js';
import { readLinStream, type LinBoard } from '../lin/lin-file.js';
import { linText } from '../lin/write-lin.js';
import { pbnGameText, pbnHead } from '../pbn/write-pbn-games.js';
import { playOfLin } from '../played/lin-plays.js';
import { gameOfPlay } from '../played/pbn-plays.js';
import type { PlayInFile } from '../played/play-in-file.js';
import { encodingOfChunks } from '../text/text-of-file.js';
import {
  convertedDeals,
  NOTHING_LOST,
  type Converted,
  type FileInPieces,
  type FileToRead,
} from './converted.js';
import { encoded } from './encoded.js';

/** LIN in another format. @throws UnreadableDeals */
export async function* fromLin(read: FileToRead, to: DealFormat): FileInPieces {
  const { encoding, ascii } = await encodingOfChunks(read());
  const boards = () => readLinStream(read(), encoding);
  const deals = new DealsOfLin(false);
  const played: number[] = [];
  let isPlayed = false;
  for await (const one of boards()) {
    deals.add(one);
    isPlayed ||= one.pairs.length > 0 || (one.header?.results.length ?? 0) > 0;
    if (one.pairs.length > 0 && one.board !== undefined) played.push(one.board);
  }
  if (isPlayed && (to === lin || to === pbn))
    return yield* encoded((inUtf8) => boardsIn(boards(), to, inUtf8), ascii);
  return yield* convertedDeals(deals.file(), { from: lin, to }, played);
}

async function* boardsIn(
  all: AsyncIterable<LinBoard>,
  to: DealFormat,
  inUtf8: boolean,
): AsyncGenerator<string, Converted, undefined> {
  const boards: number[] = [];
  let before: { readonly one: LinBoard; readonly play: PlayInFile } | undefined;
  for await (const one of all) {
    const play = playOfLin(one, before?.play);
    boards.push(play.board);
    if (to === lin) yield linText(one, before?.one);
    else yield (before ? '\r\n' : pbnHead(undefined, inUtf8)) + pbnGameText(gameOfPlay(play));
    before = { one, play };
  }
  return { what: 'plays', boards, ...NOTHING_LOST };
}
