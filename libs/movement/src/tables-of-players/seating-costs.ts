import { groupsTogether, type History, type PlayerToDraw } from './table-of-players.js';
import type { TableSizes } from './round-robin/table-sizes.js';

/** Players further apart in rank than this are all alike. */
const FURTHEST = 60;

/** What it costs that players sit at one table. */
export interface SeatingCosts {
  readonly size: number;
  /** `pair[a * size + b]`: that two sit at one table. */
  readonly pair: Float64Array;
  /** That somebody sits at a table of the size that there are few of. */
  readonly other: Float64Array;
  readonly otherSize: number;
  /** From here on a cost has somebody who meets again, or one of his group. */
  readonly again: number;
}

/**
 * Groups, then players who meet again (a third time counts twice), then who sits at the tables that there are few of, then
 * how far apart in rank those at a table are: one of a kind outweighs all of those behind it.
 *
 * @param field in the order of rank
 * @param byRank whether ranks matter
 */
export function seatingCosts(
  field: readonly PlayerToDraw[],
  history: History,
  { sizes, other }: TableSizes,
  byRank: boolean,
): SeatingCosts {
  const size = field.length;
  // Each sits with three others at most.
  const pairs = 1.5 * size;
  const furthest = Math.min(size, FURTHEST);
  const unevenness = unevennessOf(history.threes, other);
  const uneven = byRank ? pairs * furthest ** 2 + 1 : 1;
  const others = other * sizes.filter((one) => one === other).length;
  const again = uneven * (1 + others * Math.max(0, ...unevenness));
  const together = again * (1 + pairs * history.met.reduce((most, times) => Math.max(most, times), 0));
  const mates = groupsTogether(field);
  const pair = new Float64Array(size ** 2);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const at = a * size + b;
      const apart = byRank ? Math.min(Math.abs(a - b), furthest) ** 2 : 0;
      pair[at] = apart + again * history.met[at]! + together * mates[at]!;
    }
  }
  return {
    size,
    pair,
    other: Float64Array.from(unevenness, (cost) => cost * uneven),
    otherSize: sizes.includes(other) ? other : 0,
    again,
  };
}

/** By how much a seat at a table of the rarer size is unfair: those who have had it least often come first. */
function unevennessOf(threes: Uint8Array, other: 3 | 4): readonly number[] {
  const had = [...threes].map((times) => (other === 3 ? times : -times));
  const least = Math.min(...had);
  return had.map((times) => (times - least) ** 2);
}

/** What a seating costs: at each table places of the field. */
export function costOfSeating(tables: readonly (readonly number[])[], costs: SeatingCosts): number {
  return tables.reduce((sum, table) => sum + costOfTable(table, costs), 0);
}

/** @param seats how many there are at the table, while not all are taken */
export function costOfTable(
  table: readonly number[],
  { size, pair, other, otherSize }: SeatingCosts,
  seats = table.length,
): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) {
    for (let j = i + 1; j < table.length; j++) sum += pair[table[i]! * size + table[j]!]!;
    if (seats === otherSize) sum += other[table[i]!]!;
  }
  return sum;
}
