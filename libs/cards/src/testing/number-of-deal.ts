import type { Deal } from '../deal/deal.js';
import { SEATS } from '../deal/seat.js';
import { BRIDGE } from '../numbers/deal-number.js';

/**
 * The number of a bridge deal: North's cards as a subset of the pack SA..C2 in the order of a dictionary, then East's of
 * what is left, then South's. Deal 0 gives North the spades, East the hearts, South the diamonds.
 *
 * @returns from 0 to `BRIDGE_DEALS` - 1
 * @throws RangeError when it is no whole deal
 */
export function numberOfDeal(deal: Deal): bigint {
  return BRIDGE.numberOf(SEATS.map((seat) => deal[seat]));
}
