import { SEATS, type Deal } from '#cards';
import { dealOfSeats, seatsOfDeal } from './hands-in-record.js';
import { refuse, type DealPlace } from '../faults/unreadable.js';
import { eachOnce, inOrder, type DealFormat } from './deal-file.js';
import { joined, recordsOf, bytesOf } from '../text/records.js';
import { oncePerBoard } from './same-boards.js';

/**
 * Reads 13 bytes, one for each rank A..2, with two bits for each suit, spades highest: whose the card is.
 *
 * @param north the number that stands for North; the others follow clockwise
 * @throws UnreadableDeals
 */
function readTwoBits(bytes: Uint8Array, north: number, place: DealPlace): Deal {
  const seats = Array.from({ length: 52 }, (_, index) => {
    const [suit, rank] = [Math.floor(index / 13), index % 13];
    return SEATS[(((bytes[rank]! >> (6 - 2 * suit)) & 3) - north + 4) % 4]!;
  });
  return dealOfSeats(seats, place);
}

/** A deal in 13 bytes, as `readTwoBits` reads it. */
function writeTwoBits(deal: Deal, north: number): Uint8Array {
  const bytes = new Uint8Array(13);
  for (const [index, seat] of seatsOfDeal(deal).entries()) {
    const [suit, rank] = [Math.floor(index / 13), index % 13];
    bytes[rank]! |= ((SEATS.indexOf(seat) + north) % 4) << (6 - 2 * suit);
  }
  return bytes;
}

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

const RZD_SIZE = 13;

/** RZD: a header of 13 bytes with the number of deals (16 bits, little-endian), then 13 bytes a deal, two bits a card. */
export const rzd: DealFormat = {
  name: 'RZD',
  extension: 'rzd',
  holds: [],
  read(bytes) {
    if (bytes.length === 0) refuse({ format: 'RZD', code: 'deal-file.empty' });
    const header = bytes.subarray(2, RZD_SIZE);
    if (bytes.length < RZD_SIZE || header.some((byte) => byte !== 0x20 && byte !== 0))
      refuse({ format: 'RZD', code: 'deal-file.header' });
    const says = bytes[0]! + 256 * bytes[1]!;
    const deals = Array.from(recordsOf(bytes.subarray(RZD_SIZE), RZD_SIZE, 'RZD'), ({ record, place }) => ({
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
