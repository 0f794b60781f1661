import type { Hand } from '../deal/hand.js';
import { PREFERANS_PACK } from '../deal/pack.js';
import { packNumbering } from './pack-numbering.js';

/** A deal of preferans: ten cards to each of three players, clockwise, and two in the talon. */
export interface PreferansDeal {
  readonly hands: readonly [Hand, Hand, Hand];
  readonly talon: Hand;
}

const PREFERANS = packNumbering(PREFERANS_PACK, [10, 10, 10, 2]);

/** How many deals of preferans there are: 32! / (10!^3 * 2!) = 2,753,294,408,504,640. */
export const PREFERANS_DEALS: bigint = PREFERANS.deals;

/**
 * The number of a deal of preferans, as `numberOfDeal` counts those of bridge: the first hand's subset of the pack
 * SA..S7 HA..H7 DA..D7 CA..C7 in the order of a dictionary, then the second's and third's of what is left.
 *
 * @returns from 0 to `PREFERANS_DEALS` - 1
 * @throws RangeError when it is no whole deal
 */
export function numberOfPreferansDeal({ hands, talon }: PreferansDeal): bigint {
  return PREFERANS.numberOf([...hands, talon]);
}

/**
 * The deal of preferans that has a number, as `numberOfPreferansDeal` counts them.
 *
 * @throws RangeError when there is no such number
 */
export function preferansDealOfNumber(number: bigint): PreferansDeal {
  const [first, second, third, talon] = PREFERANS.handsOf(number);
  return { hands: [first!, second!, third!], talon: talon! };
}
