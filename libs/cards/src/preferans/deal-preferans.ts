import type { SecretRandomBytes } from '../shuffling/deal-bridge.js';
import type { PreferansDeal } from '../numbers/preferans-deal-number.js';
import { highToLow, PREFERANS_PACK } from '../deal/pack.js';
import { shuffle } from '../shuffling/shuffle.js';

const HAND = 10;

/**
 * Shuffles the pack of preferans and deals it: each of the 2,753,294,408,504,640 deals is equally likely.
 *
 * @param random a secret source of cryptographic quality
 * @returns three hands of ten, the first player's first, and the talon, each from the highest card down
 * @throws Error when the source cannot be random
 */
export function dealPreferans(random: SecretRandomBytes): PreferansDeal {
  const shuffled = shuffle(PREFERANS_PACK, random);
  const hand = (from: number) => highToLow(shuffled.slice(from, from + HAND));
  return { hands: [hand(0), hand(HAND), hand(2 * HAND)], talon: hand(3 * HAND) };
}
