import type { Card } from '../deal/card.js';
import type { Pack } from '../deal/pack.js';
import { subsetNumber, subsetOfNumber, waysToChoose } from './subset-number.js';

/** The deals of a pack into hands of given sizes, each with a number. */
export interface PackNumbering {
  /** How many deals there are; their numbers go from 0 to one less. */
  readonly deals: bigint;
  /** @throws RangeError when the hands are not the whole pack in hands of these sizes */
  numberOf(hands: readonly (readonly Card[])[]): bigint;
  /** @throws RangeError when no deal has this number */
  handsOf(number: bigint): Card[][];
}

/**
 * Numbers the deals of a pack: the first hand's subset of the pack in the order of a dictionary, times the ways to deal
 * the rest, plus the second hand's subset of what the first has left, and so on; what is left at the end is the last
 * hand.
 *
 * @param sizes of the hands, in their order; together the pack
 */
export function packNumbering(pack: Pack, sizes: readonly number[]): PackNumbering {
  const left = sizes.map((_, index) => sizes.slice(index).reduce((sum, size) => sum + size, 0));
  const ways = sizes.map((size, index) => waysToChoose(size, left[index]!));
  const deals = ways.reduce((product, count) => product * count, 1n);
  return {
    deals,
    numberOf(hands) {
      let rest = [...pack];
      const whole =
        hands.length === sizes.length &&
        hands.every((hand, index) => hand.length === sizes[index]) &&
        new Set(hands.flat()).size === pack.length;
      let number = 0n;
      for (const [index, hand] of hands.entries()) {
        const places = hand.map((card) => rest.indexOf(card)).toSorted((one, other) => one - other);
        if (!whole || places[0] === -1) throw new RangeError('Only a whole deal has a number.');
        number = number * ways[index]! + subsetNumber(places, rest.length);
        rest = rest.filter((_card, place) => !places.includes(place));
      }
      return number;
    },
    handsOf(number) {
      if (number < 0n || number >= deals)
        throw new RangeError(`There is no deal ${number}: they go from 0 to ${deals - 1n}.`);
      const numbers: bigint[] = [];
      let high = number;
      for (const count of ways.toReversed()) {
        numbers.unshift(high % count);
        high /= count;
      }
      let rest = [...pack];
      return sizes.map((size, index) => {
        const places = subsetOfNumber(numbers[index]!, size, rest.length);
        const hand = places.map((place) => rest[place]!);
        rest = rest.filter((_card, place) => !places.includes(place));
        return hand;
      });
    },
  };
}
