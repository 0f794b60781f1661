import { drawOrder } from '#cards';
import { bestSeating } from './best-seating.js';
import { groupsTogether, History } from './history.js';
import { seatedTables } from './seats-at-tables.js';
import { seatingCosts } from './seating-costs.js';
import type { PlayerToDraw, RoundOfPlayers } from './table-of-players.js';
import { tableSizes, type TableSizes, type TablesWanted } from './table-sizes.js';

/** A drawn round. */
export interface DrawnTables {
  readonly tables: RoundOfPlayers;
  /** How often two meet who have met before; a third meeting counts twice. */
  readonly repeats: number;
  /** How often two of a group meet. */
  readonly together: number;
  /** Whether it is known that no draw has fewer of both. */
  readonly isProven: boolean;
}

/**
 * The judges' lot for the first round, between the tables and at them (Preferans Code 3.1.1, footnote 8): players in the
 * order of their names, put in the order of `drawOrder`, sit down North, East, South, West at table 1, then at table 2. Only
 * where two of a group would meet do some change places.
 *
 * @param seed 32 bytes in 64 hexadecimal digits
 * @throws MovementRefused when so many players make no tables
 * @throws RangeError when the seed is anything else
 */
export function tablesByLot(
  players: readonly PlayerToDraw[],
  seed: string,
  wanted: TablesWanted = 'fours',
): DrawnTables {
  const named = players.toSorted((one, other) => (one.player < other.player ? -1 : 1));
  const lot = drawOrder(named.length, seed).map((at) => named[at]!);
  return tablesInOrder(lot, [], wanted, false);
}

/**
 * The next round of a Swiss: players of neighbouring rank sit together, who have not met yet as long as there is such a
 * draw, and otherwise as few as possible meet again; those of a group do not meet at all where that can be. Who has been at
 * a table of three (of four where threes are wanted) less often sits there now. Everybody sits in each seat as often as in
 * the others, as far as that goes. The same standing always gives the same round.
 *
 * @param ranked the best first
 * @throws MovementRefused when so many players make no tables
 */
export function swissTables(
  ranked: readonly PlayerToDraw[],
  before: readonly RoundOfPlayers[],
  wanted: TablesWanted = 'fours',
): DrawnTables {
  return tablesInOrder(ranked, before, wanted, true);
}

/**
 * The tables of a final: the best four at table 1, the next four at table 2; of a number that four does not divide the
 * last tables are threes.
 *
 * @param ranked the best first
 * @throws MovementRefused when so many players make no tables
 */
export function finalTables(
  ranked: readonly string[],
  before: readonly RoundOfPlayers[],
  wanted: TablesWanted = 'fours',
): RoundOfPlayers {
  return seatedTables(inTables(ranked, tableSizes(ranked.length, wanted).sizes), before);
}

/** Players in an order, drawn so that those near each other sit together (Swiss) or so that few change places (lot). */
export function tablesInOrder(
  field: readonly PlayerToDraw[],
  before: readonly RoundOfPlayers[],
  wanted: TablesWanted,
  byRank: boolean,
): DrawnTables {
  const sizes = tableSizes(field.length, wanted);
  const history = new History(
    field.map(({ player }) => player),
    before,
  );
  const costs = seatingCosts(field, history, sizes, byRank);
  const given = byRank ? withFairTables(costs.other, sizes) : inTables([...field.keys()], sizes.sizes);
  const { tables, isProven } = bestSeating(given, costs);
  const mates = groupsTogether(field);
  const pairs = tables.flatMap((table) =>
    table.flatMap((a, at) => table.slice(at + 1).map((b) => a * field.length + b)),
  );
  return {
    tables: seatedTables(
      tables.map((table) => table.map((place) => field[place]!.player)),
      before,
    ),
    repeats: pairs.reduce((sum, pair) => sum + history.met[pair]!, 0),
    together: pairs.filter((pair) => mates[pair] === 1).length,
    isProven,
  };
}

function inTables<Player>(players: readonly Player[], sizes: readonly number[]): Player[][] {
  let from = 0;
  return sizes.map((size) => players.slice(from, (from += size)));
}

/** Players by rank at tables, the rarer tables of those who are due there: near each other in rank, and as low as can be. */
function withFairTables(due: Float64Array, { sizes, other, usual }: TableSizes): number[][] {
  let places = [...due.keys()];
  const rare: number[][] = [];
  for (let count = sizes.filter((size) => size === other).length; count > 0; count--) {
    const levels = places.map((place) => due[place]!).toSorted((a, b) => a - b);
    const eligible = places.filter((place) => due[place]! <= levels[other - 1]!);
    const windows = eligible.slice(other - 1).map((_, from) => eligible.slice(from, from + other));
    const cost = (window: readonly number[]) => window.reduce((sum, one) => sum + due[one]!, 0);
    const best = windows.reduce((one, next) =>
      cost(next) < cost(one) || (cost(next) === cost(one) && spread(next) <= spread(one)) ? next : one,
    );
    rare.push(best);
    places = places.filter((place) => !best.includes(place));
  }
  return [...inTables(places, Array<number>(places.length / usual).fill(usual)), ...rare].toSorted(
    (one, two) => one[0]! - two[0]!,
  );
}

function spread(places: readonly number[]): number {
  return places.at(-1)! - places[0]!;
}
