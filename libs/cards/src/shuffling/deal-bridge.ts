import type { Deal } from '../deal/deal.js';
import { BRIDGE_PACK, highToLow } from '../deal/pack.js';
import type { RandomBytes } from './random-bytes.js';
import { shuffle } from './shuffle.js';
import { SEATS, type Seat } from '../deal/seat.js';

/** Random bytes that nobody can know beforehand: the compiler refuses the source of a draw, whose seed is published. */
export interface SecretRandomBytes extends RandomBytes {
  readonly drawsOnly?: never;
}

/**
 * Shuffles the bridge pack and deals it one card at a time, clockwise from North (Law 6B): each of the
 * 53,644,737,765,488,792,839,237,440,000 deals is equally likely.
 *
 * @param random a secret source of cryptographic quality
 * @returns four hands of thirteen, each from the highest card down
 * @throws Error when the source cannot be random
 */
export function dealBridge(random: SecretRandomBytes): Deal {
  const shuffled = shuffle(BRIDGE_PACK, random);
  const hand = (seat: Seat) => highToLow(shuffled.filter((_card, place) => SEATS[place % 4] === seat));
  return { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
}
