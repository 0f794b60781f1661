import { costOfSeating, costOfTable, type SeatingCosts } from './seating-costs.js';
import { asIfByChance } from '../movement/by-chance.js';

/** Of so many players every seating is looked at. */
const FEW = 16;
/** How many tables are looked at where everything is, and where a seating without anybody meeting again is sought. */
const ALL_STEPS = 20_000_000;
const SOME_STEPS = 1_500_000;

export interface BestSeating {
  /** Places of the field, in the order of the best at each table. */
  readonly tables: readonly (readonly number[])[];
  /** Whether it is known that no seating has fewer who meet again. */
  readonly isProven: boolean;
}

/**
 * The best seating: of up to 16 players of all that there are, of more the best found. One without anybody meeting again is
 * the first thing that is looked for.
 *
 * @param given a seating to start with
 */
export function bestSeating(given: readonly (readonly number[])[], costs: SeatingCosts): BestSeating {
  const exchanged = exchangePlayers(given, costs);
  const least = costOfSeating(exchanged, costs);
  const isFew = costs.size <= FEW;
  if (!isFew && least < costs.again) return { tables: inOrder(exchanged), isProven: true };
  const search = new AllSeatings(
    exchanged,
    least,
    costs,
    given.map(({ length }) => length),
    isFew ? ALL_STEPS : SOME_STEPS,
  );
  search.run();
  return { tables: inOrder(search.best), isProven: search.isWhole || search.least < costs.again };
}

/** The best first at each table, the table of the best first. */
export function inOrder(tables: readonly (readonly number[])[]): number[][] {
  return tables.map((table) => table.toSorted((a, b) => a - b)).toSorted((a, b) => a[0]! - b[0]!);
}

/** Looks at seatings table by table: the first who has no table gets one, with each company that can still be better. */
class AllSeatings {
  isWhole = true;
  private steps = 0;
  private readonly seated: Uint8Array;
  private readonly tables: number[][] = [];
  /** What each costs at least: half of what his cheapest company does. */
  private readonly bounds: Float64Array;

  constructor(
    public best: readonly (readonly number[])[],
    public least: number,
    private readonly costs: SeatingCosts,
    sizes: readonly number[],
    private readonly most: number,
  ) {
    this.seated = new Uint8Array(costs.size);
    const company = Math.min(...sizes) - 1;
    this.bounds = Float64Array.from({ length: costs.size }, (_, one) => {
      const row = costs.pair.subarray(one * costs.size, (one + 1) * costs.size);
      const others = [...row].filter((_, other) => other !== one).toSorted((a, b) => a - b);
      return others.slice(0, company).reduce((sum, cost) => sum + cost, 0) / 2;
    });
    this.left = new Map([3, 4].map((size) => [size, sizes.filter((one) => one === size).length]));
  }

  private readonly left: Map<number, number>;

  run(): void {
    this.seat(
      0,
      this.bounds.reduce((sum, bound) => sum + bound, 0),
    );
  }

  private seat(cost: number, bound: number): void {
    const first = this.seated.indexOf(0);
    if (first === -1) {
      // Sums in another order may differ in their last digits where costs are beyond exact.
      if (cost < this.least) {
        this.least = cost;
        this.best = this.tables.map((table) => [...table]);
      }
      return;
    }
    for (const [size, count] of this.left) {
      if (count === 0) continue;
      this.left.set(size, count - 1);
      this.tables.push([first]);
      this.seated[first] = 1;
      this.fill(first, size, cost, bound - this.bounds[first]!);
      this.seated[first] = 0;
      this.tables.pop();
      this.left.set(size, count);
    }
  }

  private fill(last: number, size: number, cost: number, bound: number): void {
    if (this.steps++ > this.most) {
      this.isWhole = false;
      return;
    }
    const table = this.tables.at(-1)!;
    const own = costOfTable(table, this.costs, size);
    if (cost + own + bound >= this.least) return;
    if (table.length === size) {
      this.seat(cost + own, bound);
      return;
    }
    for (let next = last + 1; next < this.costs.size; next++) {
      if (this.seated[next]) continue;
      this.seated[next] = 1;
      table.push(next);
      this.fill(next, size, cost, bound - this.bounds[next]!);
      table.pop();
      this.seated[next] = 0;
    }
  }
}

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
