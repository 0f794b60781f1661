import { BEGINNING, otherFormat, readDeals } from '../deals/deal-formats.js';
import type { DealFile, DealFormat, DealInFile } from '../deals/deal-file.js';
import { lin } from '../deals/lin.js';
import { pbn } from '../deals/pbn.js';
import { joined } from '../text/records.js';
import { convertedDeals, type FileInPieces, type FileToRead } from './converted.js';
import { fromLin } from './from-lin.js';
import { fromPbn } from './from-pbn.js';

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
 * PBN and LIN are read board by board, and the memory that is taken does not grow with what was played: PBN is written
 * game by game and LIN line by line, for which PBN is read again after what the headers tell is known; of matches
 * played side by side so many lines are kept as may wait, and where there are more it is read again. For any other format
 * the deals are kept.
 *
 * @throws UnreadableDeals which names the first wrong card, record, line or column, or why it cannot be written; what
 *   was given by then is no file
 */
export async function* convertFile(read: FileToRead, { from, to, first = 1 }: Conversion): FileInPieces {
  if (from !== pbn && from !== lin) {
    const file = numberedFrom(from, readDeals(from, await allOf(read)), first);
    return yield* convertedDeals(file, { from, to });
  }
  try {
    return yield* from === pbn ? fromPbn(read, to) : fromLin(read, to);
  } catch (error) {
    throw otherFormat(error, from, await beginningOf(read)) ?? error;
  }
}

function numberedFrom(from: DealFormat, file: DealFile, first: number): DealFile {
  if (from.holds.includes('board')) return file;
  return { ...file, deals: file.deals.map((deal, index): DealInFile => ({ ...deal, board: first + index })) };
}

async function allOf(read: FileToRead): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of read()) pieces.push(piece);
  return joined(pieces);
}

async function beginningOf(read: FileToRead): Promise<Uint8Array> {
  let beginning: Uint8Array = new Uint8Array();
  for await (const piece of read()) {
    beginning = joined([beginning, piece]);
    if (beginning.length >= BEGINNING) break;
  }
  return beginning;
}
