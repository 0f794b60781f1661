import { refuse } from '../faults/unreadable.js';
import { eachOnce, type DealFormat } from './deal-file.js';
import { joined, recordsOf } from '../text/records.js';
import { oncePerBoard } from './same-boards.js';
import { readTwoBits, writeTwoBits } from './two-bits.js';

/** CDS: 14 bytes a deal, the board and two bits a card, in which West is 0 and North 1. */
export const cds: DealFormat = {
  name: 'CDS',
  extension: 'cds',
  holds: ['board'],
  read(bytes) {
    const deals = Array.from(recordsOf(bytes, 14, 'CDS'), ({ record, place }) => {
      const board = record[0]!;
      if (board === 0) refuse({ ...place, code: 'deal-file.no-board', found: '0' });
      const at = { ...place, board };
      return { at, one: { board, deal: readTwoBits(record.subarray(1), 1, at) } };
    });
    return { deals: oncePerBoard(deals) };
  },
  write(file) {
    return joined(
      eachOnce(file, 'CDS').map(({ board, deal }) => {
        if (board > 255) refuse({ format: 'CDS', board, code: 'deal-file.board-too-high', most: 255 });
        return joined([Uint8Array.of(board), writeTwoBits(deal, 1)]);
      }),
    );
  },
};
