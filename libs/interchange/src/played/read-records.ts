import { refuse } from '../faults/unreadable.js';
import { readPbnRecords } from './pbn-records.js';
import { recordInFile, type RecordInFile } from './play-in-file.js';
import { linMoves } from '../lin/lin-moves.js';
import { readLinFile, type LinBoard } from '../lin/lin-file.js';
import { besides } from '../pbn/pbn-game.js';
import { dealerInMd, hasHands, readMd } from '../deals/lin.js';

export type { RecordInFile } from './play-in-file.js';

/**
 * The auctions and plays of a text in LIN or PBN, as players copy one from where they have played.
 *
 * @throws UnreadableDeals which names the line that cannot be read, or that there is no auction and no play in it
 */
export function readRecords(text: string): RecordInFile[] {
  const isPbn = /^\s*[[%;]/.test(text.replace(/^\uFEFF/, ''));
  const records = isPbn ? readPbnRecords(text) : readLinRecords(text);
  const told = records.filter(({ record }) => record.calls.length + record.cards.length > 0);
  if (told.length === 0) refuse({ format: isPbn ? 'PBN' : 'LIN', code: 'deal-file.empty' });
  return told;
}

/**
 * The auctions and plays of a LIN text.
 *
 * @throws UnreadableDeals which names the line of the first deal, call, card or claim that is none, or of a later claim
 * of a board that tells other tricks
 */
function readLinRecords(text: string): RecordInFile[] {
  return readLinFile(text).map(linRecord);
}

/** What was called and played on a board of LIN. @throws UnreadableDeals */
function linRecord(one: LinBoard): RecordInFile {
  const { md, board } = one;
  const said =
    md && hasHands(md.value) ? readMd(md.value, { format: 'LIN', line: md.line, ...besides(md) }) : undefined;
  const dealer = md && dealerInMd(md.value);
  const { calls, cards, tricks, claimPlace, claimAgain } = linMoves(one, board);
  if (claimAgain) {
    const firstLine = claimPlace?.line ?? one.line;
    refuse({ ...claimAgain.place, code: 'deal-file.tag-otherwise', tag: 'mc', firstLine });
  }
  return recordInFile({ board, dealer, ...said, calls, cards, tricks });
}
