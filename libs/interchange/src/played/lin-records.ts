import { linMoves } from '../lin/lin-moves.js';
import { readLinFile, type LinBoard } from '../lin/lin-file.js';
import { besides } from '../pbn/pbn-game.js';
import { dealerInMd, hasHands, readMd } from '../deals/lin.js';
import { recordInFile, type RecordInFile } from './record-in-file.js';

/**
 * The auctions and plays of a LIN text.
 *
 * @throws UnreadableDeals which names the line of the first deal, call, card or claim that is none
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
  const { calls, cards, tricks } = linMoves(one, board);
  return recordInFile({ board, dealer, ...said, calls, cards, tricks });
}
