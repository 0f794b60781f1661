import { type RandomBytes, randomBelow } from './random-bytes.js';

/**
 * Shuffles: every order is exactly equally likely. Fisher and Yates, in Durstenfeld's way: from the last place down to
 * the second, the card there changes places with one drawn from those up to and with it (see `randomBelow`).
 *
 * @param pack cards of any pack, or anything else that is put in a random order; stays as it is
 * @returns the same in another order
 * @throws Error when the source cannot be random
 */
export function shuffle<T>(pack: readonly T[], random: RandomBytes): T[] {
  const shuffled = [...pack];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const drawn = randomBelow(last + 1, random);
    [shuffled[last], shuffled[drawn]] = [shuffled[drawn]!, shuffled[last]!];
  }
  return shuffled;
}
