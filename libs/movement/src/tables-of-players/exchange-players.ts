import { asIfByChance } from '../movement/by-chance.js';
import { costOfSeating, type SeatingCosts } from './seating-costs.js';

/** Tables whose players are exchanged at first: those of others are too far apart in rank. */
const REACH = 6;
/** How often a seating in which somebody meets again is shaken. */
const SHAKES = 400;
/** Steps in all, so that a large field does not wait for ever. */
const STEPS = 30_000_000;

/**
 * Makes a seating better by exchanging players between tables, until no exchange does. Then, while anybody meets again who
 * need not, it is shaken and made better anew; the best of all is the one. The same seating is always made the same.
 */
export function exchangePlayers(given: readonly (readonly number[])[], costs: SeatingCosts): number[][] {
  let best = descended(given, costs, REACH);
  let least = costOfSeating(best, costs);
  if (least < costs.again) return best;
  const improved = descended(best, costs, best.length);
  const cost = costOfSeating(improved, costs);
  if (cost < least) [best, least] = [improved, cost];
  const random = asIfByChance(best.length);
  const shakes = Math.min(SHAKES, Math.ceil(STEPS / (costs.size ** 2 * 20)));
  for (let shake = 0; shake < shakes && least >= costs.again; shake++) {
    const shaken = best.map((table) => [...table]);
    const times = 1 + Math.floor(random() * 3);
    for (let time = 0; time < times; time++) shakeOne(shaken, costs, random);
    const found = descended(shaken, costs, shaken.length);
    const reached = costOfSeating(found, costs);
    if (reached <= least) [best, least] = [found, reached];
  }
  return best;
}

/** One of those who meet again, or anybody, changes places with anybody at another table. */
function shakeOne(tables: number[][], costs: SeatingCosts, random: () => number): void {
  const below = (count: number) => Math.floor(random() * count);
  const bad = [...tables.keys()].filter((table) => costOfSeating([tables[table]!], costs) >= costs.again);
  const from = bad.length > 0 ? bad[below(bad.length)]! : below(tables.length);
  const to = (from + 1 + below(Math.max(1, tables.length - 1))) % tables.length;
  const [one, other] = [below(tables[from]!.length), below(tables[to]!.length)];
  if (from !== to) exchange(tables[from]!, one, tables[to]!, other);
}

function descended(given: readonly (readonly number[])[], costs: SeatingCosts, reach: number): number[][] {
  const tables = given.map((table) => [...table]);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (let a = 0; a < tables.length; a++) {
      for (let b = a + 1; b < tables.length && b <= a + reach; b++) {
        if (exchangedBetween(tables[a]!, tables[b]!, costs)) isBetter = true;
      }
    }
  }
  return tables;
}

function exchangedBetween(one: number[], two: number[], costs: SeatingCosts): boolean {
  let isBetter = false;
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < two.length; j++) {
      if (gain(one, i, two, j, costs) <= 0) continue;
      exchange(one, i, two, j);
      isBetter = true;
    }
  }
  return isBetter;
}

function gain(
  one: readonly number[],
  i: number,
  two: readonly number[],
  j: number,
  { size, pair, other, otherSize }: SeatingCosts,
): number {
  const [a, b] = [one[i]!, two[j]!];
  let sum = 0;
  for (let k = 0; k < one.length; k++) {
    if (k !== i) sum += pair[a * size + one[k]!]! - pair[b * size + one[k]!]!;
  }
  for (let k = 0; k < two.length; k++) {
    if (k !== j) sum += pair[b * size + two[k]!]! - pair[a * size + two[k]!]!;
  }
  if (one.length !== two.length) {
    const difference = other[a]! - other[b]!;
    sum += one.length === otherSize ? difference : -difference;
  }
  return sum;
}

function exchange(one: number[], i: number, two: number[], j: number): void {
  [one[i], two[j]] = [two[j]!, one[i]!];
}
