import type { Deal } from '../deal.js';
import { BRIDGE_PACK } from '../pack.js';
import { SEATS } from '../seat.js';
import { packNumbering } from './pack-numbering.js';

const BRIDGE = packNumbering(BRIDGE_PACK, [13, 13, 13, 13]);

/** How many bridge deals there are: 53,644,737,765,488,792,839,237,440,000, a number of 96 bits. */
export const BRIDGE_DEALS: bigint = BRIDGE.deals;

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

/**
 * The bridge deal of a number, as `numberOfDeal` counts them.
 *
 * @returns hands from the highest card down
 * @throws RangeError when there is no such number
 */
export function dealOfNumber(number: bigint): Deal {
  const [N, E, S, W] = BRIDGE.handsOf(number);
  return { N: N!, E: E!, S: S!, W: W! };
}
