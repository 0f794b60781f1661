import { seededRandom, shuffle, type RandomBytes } from '#cards';
import type { Design } from './round-robin/designs.js';
import { costOfSeating, type SeatingCosts } from './seating-costs.js';

/** The same standing always gives the same round: what is tried is always tried in the same order. */
const SEED = '5a'.repeat(32);

/** How many ways of laying players on a system are looked at, and how many steps each may take. */
const WAYS = 240;
const STEPS_OF_WAY = 4_000;

/** How often a draw is made closer by two who change places. */
const MOST_CHANGES = 40;

/** A round by places of the field: who sits at each table. */
export type TablesByPlace = readonly (readonly number[])[];

/**
 * The round of a system in which nobody meets anybody twice that costs least, of those that can follow the rounds so far:
 * after it the rest of the system can be played.
 *
 * @param played the rounds so far, all tables full
 * @returns undefined where the rounds so far were found to be none of the system
 */
export function closestInSystem(
  system: Design,
  played: readonly TablesByPlace[],
  costs: SeatingCosts,
): TablesByPlace | undefined {
  const random = seededRandom(SEED);
  let best: TablesByPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let way = 0; way < WAYS; way++) {
    const laid = laidOn(system, played, costs.size, random);
    if (!laid) continue;
    for (const [at, tables] of system.entries()) {
      if (laid.classes.includes(at)) continue;
      const drawn = tables.map((table) => table.map((point) => laid.placeAt[point]!));
      const cost = costOfSeating(drawn, costs);
      if (cost < least) [best, least] = [drawn, cost];
    }
  }
  return best && played.length === 1 ? exchangedAtTables(best, played[0]!, costs) : best;
}

/** Whether rounds are of a system, so that the rest of it can follow them. */
export function isOfSystem(system: Design, rounds: readonly TablesByPlace[], size: number): boolean {
  const random = seededRandom(SEED);
  for (let way = 0; way < WAYS; way++) if (laidOn(system, rounds, size, random)) return true;
  return false;
}

interface Laid {
  /** Which round of the system each round so far is. */
  readonly classes: readonly number[];
  /** Who is at each point of the system. */
  readonly placeAt: Int32Array;
}

/** Players laid on the points of a system so that the rounds so far are rounds of it; nothing where that was not found. */
function laidOn(
  system: Design,
  played: readonly TablesByPlace[],
  size: number,
  random: RandomBytes,
): Laid | undefined {
  const classes = shuffle([...system.keys()], random).slice(0, played.length);
  const blockOf = classes.map((each) => indexed(system[each]!, size));
  const tableOf = played.map((tables) => indexed(tables, size));
  // Table by table of the first round, so that most points are forced.
  const order = (played[0] ?? [Array.from({ length: size }, (_, place) => place)]).flat();
  const points = shuffle(
    Array.from({ length: size }, (_, point) => point),
    random,
  );
  const blocks = played.map(() => new Int32Array(size).fill(-1));
  const tables = played.map(() => new Int32Array(size).fill(-1));
  const placeAt = new Int32Array(size).fill(-1);
  let steps = STEPS_OF_WAY;
  const lay = (at: number): boolean => {
    const place = order[at];
    if (place === undefined) return true;
    for (const point of points) {
      if (placeAt[point] !== -1) continue;
      if (steps-- === 0) return false;
      const bound: number[] = [];
      let fits = true;
      for (let round = 0; fits && round < played.length; round++) {
        const table = tableOf[round]![place]!;
        const block = blockOf[round]![point]!;
        const there = blocks[round]![table]!;
        if (there === -1 && tables[round]![block] === -1) {
          blocks[round]![table] = block;
          tables[round]![block] = table;
          bound.push(round);
        } else fits = there === block;
      }
      if (fits) {
        placeAt[point] = place;
        if (lay(at + 1)) return true;
        placeAt[point] = -1;
      }
      for (const round of bound) {
        const table = tableOf[round]![place]!;
        tables[round]![blocks[round]![table]!] = -1;
        blocks[round]![table] = -1;
      }
      if (steps <= 0) return false;
    }
    return false;
  };
  return lay(0) ? { classes, placeAt } : undefined;
}

/** At which table each sits. */
function indexed(tables: TablesByPlace, size: number): Int32Array {
  const of = new Int32Array(size);
  for (const [at, table] of tables.entries()) for (const one of table) of[one] = at;
  return of;
}

/** After one round those of a table of it may change places as they like: any such round is of the system, too. */
function exchangedAtTables(drawn: TablesByPlace, first: TablesByPlace, costs: SeatingCosts): TablesByPlace {
  let best = drawn;
  let least = costOfSeating(best, costs);
  for (let change = 0; change < MOST_CHANGES; change++) {
    const before = least;
    for (const table of first) {
      for (const [at, one] of table.entries()) {
        for (const other of table.slice(at + 1)) {
          const changed = best.map((places) =>
            places.map((place) => (place === one ? other : place === other ? one : place)),
          );
          const cost = costOfSeating(changed, costs);
          if (cost < least) [best, least] = [changed, cost];
        }
      }
    }
    if (least === before) break;
  }
  return best;
}
