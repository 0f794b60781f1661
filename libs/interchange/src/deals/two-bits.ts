import { SEATS, type Deal } from '#cards';
import { dealOfSeats, seatsOfDeal } from './hands-in-record.js';
import type { DealPlace } from '../faults/unreadable.js';

/**
 * Reads 13 bytes, one for each rank A..2, with two bits for each suit, spades highest: whose the card is.
 *
 * @param north the number that stands for North; the others follow clockwise
 * @throws UnreadableDeals
 */
export function readTwoBits(bytes: Uint8Array, north: number, place: DealPlace): Deal {
  const seats = Array.from({ length: 52 }, (_, index) => {
    const [suit, rank] = [Math.floor(index / 13), index % 13];
    return SEATS[(((bytes[rank]! >> (6 - 2 * suit)) & 3) - north + 4) % 4]!;
  });
  return dealOfSeats(seats, place);
}

/** A deal in 13 bytes, as `readTwoBits` reads it. */
export function writeTwoBits(deal: Deal, north: number): Uint8Array {
  const bytes = new Uint8Array(13);
  for (const [index, seat] of seatsOfDeal(deal).entries()) {
    const [suit, rank] = [Math.floor(index / 13), index % 13];
    bytes[rank]! |= ((SEATS.indexOf(seat) + north) % 4) << (6 - 2 * suit);
  }
  return bytes;
}
