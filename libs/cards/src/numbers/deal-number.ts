import type { Deal } from '../deal/deal.js';
import { BRIDGE_PACK } from '../deal/pack.js';

import { packNumbering } from './pack-numbering.js';

export const BRIDGE = packNumbering(BRIDGE_PACK, [13, 13, 13, 13]);

/** How many bridge deals there are: 53,644,737,765,488,792,839,237,440,000, a number of 96 bits. */
export const BRIDGE_DEALS: bigint = BRIDGE.deals;

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
