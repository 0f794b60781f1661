import { seededRandom } from './seeded-random.js';
import { shuffle } from './shuffle.js';

/**
 * Draws all of a list's entries in a random order that anybody can recompute from the seed: `shuffle` of 0 .. count - 1
 * with the bytes of `seededRandom`. `entries` are drawn as `drawOrder(entries.length, seed).map((i) => entries[i])`.
 *
 * @param count how many entries there are
 * @param seed 32 bytes as 64 hexadecimal digits, which nobody could know before the entries and their order were fixed
 * @returns places in the list, from 0, each once
 * @throws RangeError when the count is not a whole number from 0, or the seed not 32 bytes
 */
export function drawOrder(count: number, seed: string): number[] {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} entries cannot be drawn.`);
  return shuffle([...Array(count).keys()], seededRandom(seed));
}
