import { refuse } from '../faults/unreadable.js';
import { inOrder, type DealFormat } from './deal-file.js';
import { joined, recordsOf, bytesOf } from '../text/records.js';
import { readTwoBits, writeTwoBits } from './two-bits.js';

const SIZE = 13;

/** RZD: a header of 13 bytes with the number of deals (16 bits, little-endian), then 13 bytes a deal, two bits a card. */
export const rzd: DealFormat = {
  name: 'RZD',
  extension: 'rzd',
  holds: [],
  read(bytes) {
    if (bytes.length === 0) refuse({ format: 'RZD', code: 'deal-file.empty' });
    const header = bytes.subarray(2, SIZE);
    if (bytes.length < SIZE || header.some((byte) => byte !== 0x20 && byte !== 0))
      refuse({ format: 'RZD', code: 'deal-file.header' });
    const says = bytes[0]! + 256 * bytes[1]!;
    const deals = Array.from(recordsOf(bytes.subarray(SIZE), SIZE, 'RZD'), ({ record, place }) => ({
      board: place.record,
      deal: readTwoBits(record, 0, place),
    }));
    if (says !== deals.length)
      refuse({ format: 'RZD', code: 'deal-file.count', says, records: deals.length });
    return { deals };
  },
  write(file) {
    const deals = inOrder(file, 'RZD', 65_535);
    const header = bytesOf(
      String.fromCharCode(deals.length % 256, Math.floor(deals.length / 256)) + ' '.repeat(11),
    );
    return joined([header, ...deals.map(({ deal }) => writeTwoBits(deal, 0))]);
  },
};
