import { linMoves } from '../lin/lin-moves.js';
import { readLinFile, type LinBoard } from '../lin/lin-file.js';
import { refuse } from '../faults/unreadable-deals.js';
import { besides } from '../pbn/pbn-game.js';
import { dealerInMd, hasHands, readMd } from '../deals/lin.js';
import { recordInFile, type RecordInFile } from './record-in-file.js';

/**
 * The auctions and plays of a LIN text.
 *
 * @throws UnreadableDeals which names the line of the first deal, call, card or claim that is none, or of a later claim
 * of a board that tells other tricks
 */
export function readLinRecords(text: string): RecordInFile[] {
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
