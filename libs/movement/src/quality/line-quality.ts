import { contestantsOf } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import { cellOf, eachComparison, qualityOf } from './competition.js';

/**
 * How equally contestants compete with the others of their line, of 100: the quality of a movement with two winners, as
 * Q is of one with one winner, but only over pairs who are ranked together. The worse of the two lines counts.
 *
 * @returns null where nobody competes.
 */
export function lineQuality(movement: Movement): number | null {
  const contestants = contestantsOf(movement);
  const count = contestants.length;
  const matrix = new Int32Array(count * count);
  eachComparison(movement, (one, other, weight) => {
    matrix[cellOf(one, other, count)]! += weight;
  });
  const lines = (['NS', 'EW'] as const).map((line) => {
    const places = contestants.flatMap((contestant, place) => (contestant.line === line ? [place] : []));
    let [sum, squares] = [0, 0];
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const weight = matrix[cellOf(one, other, count)]!;
        sum += weight;
        squares += weight * weight;
      }
    }
    return qualityOf(places.length, sum, squares).percent;
  });
  return lines.includes(null) ? null : Math.min(...(lines as number[]));
}
