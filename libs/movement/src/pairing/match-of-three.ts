import { closest } from './closest-draw.js';
import { LEVELS, type Field, type Pair } from './swiss-field.js';
import type { SwissOptions } from './swiss-round.js';
import { topDown } from './top-down-draw.js';

/** Three of the lowest that have not met play a match of three, where the others can still be drawn. */
export function withThree(field: Field, options: SwissOptions): [readonly Pair[], [number, number, number]] {
  const size = field.ranked.length;
  const from = field.everybody.toSorted((a, b) => field.byesOf(a) - field.byesOf(b) || b - a);
  for (const level of LEVELS) {
    for (const three of threesOf(from.slice(0, Math.min(size, 12)))) {
      const [a, b, c] = three.toSorted((one, other) => one - other) as [number, number, number];
      const pairs = [
        [a, b],
        [a, c],
        [b, c],
      ] as const;
      if (!pairs.every(([one, other]) => field.isAllowed(one, other, level))) continue;
      const others = field.everybody.filter((place) => !three.includes(place));
      const drawn = closest(field, others, level);
      if (drawn) return [options.order === 'close' ? drawn : topDown(field, drawn, level), [a, b, c]];
    }
  }
  throw new Error('Three of a field can always play with each other.');
}

/** Threes of a list, those of its first ones first. */
function threesOf(places: readonly number[]): number[][] {
  const threes: number[][] = [];
  for (let third = 2; third < places.length; third++) {
    for (let second = 1; second < third; second++) {
      for (let first = 0; first < second; first++) {
        threes.push([places[first]!, places[second]!, places[third]!]);
      }
    }
  }
  return threes;
}
