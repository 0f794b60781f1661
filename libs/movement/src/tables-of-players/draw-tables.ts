import { drawOrder } from '#cards';
import { bestSeating, inOrder } from './best-seating.js';
import { groupsTogether, History, type PlayerToDraw, type RoundOfPlayers } from './table-of-players.js';
import { seatedTables } from './seats-at-tables.js';
import { costOfSeating, seatingCosts } from './seating-costs.js';
import { systemsOf, tableSizes, type TableSizes, type TablesWanted } from './round-robin/table-sizes.js';
import { closestInSystem, isOfSystem } from './within-system.js';

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
 * draw, and otherwise as few as possible meet again; those of a group do not meet at all where that can be. Where each meets
 * most of the others in the rounds of the event, the round is one of a system, as far as one is known: so nobody meets again
 * in the rounds to come, either. Who has been at
 * a table of three (of four where threes are wanted) less often sits there now. Everybody sits in each seat as often as in
 * the others, as far as that goes. The same standing always gives the same round.
 *
 * @param ranked the best first
 * @param roundsToCome after this one
 * @throws MovementRefused when so many players make no tables
 */
export function swissTables(
  ranked: readonly PlayerToDraw[],
  before: readonly RoundOfPlayers[],
  wanted: TablesWanted = 'fours',
  roundsToCome = 0,
): DrawnTables {
  const drawn = tablesInOrder(ranked, before, wanted, true);
  return tablesOfSystem(ranked, before, wanted, roundsToCome, drawn) ?? drawn;
}

/** A larger part of the others than this is met only in a system. */
const MEETS_MANY = 3 / 5;

/** The round of a system in the place of the usual one, where that would end in meetings again; otherwise nothing. */
function tablesOfSystem(
  field: readonly PlayerToDraw[],
  before: readonly RoundOfPlayers[],
  wanted: TablesWanted,
  roundsToCome: number,
  usual: DrawnTables,
): DrawnTables | undefined {
  const { sizes, usual: seats } = tableSizes(field.length, wanted);
  const rounds = before.length + 1 + roundsToCome;
  const meetsFew = rounds * (seats - 1) <= MEETS_MANY * (field.length - 1);
  if (meetsFew || (roundsToCome === 0 && usual.repeats === 0)) return undefined;
  const isWhole =
    sizes.every((size) => size === seats) && field.every(({ groups = [] }) => groups.length === 0);
  const places = new Map(field.map(({ player }, place) => [player, place]));
  const inPlaces = (round: RoundOfPlayers) =>
    round.map(({ players }) => players.flatMap((player) => places.get(player) ?? []));
  const played = before.map(inPlaces);
  const areWhole = played.every(
    (tables) => tables.length === sizes.length && tables.every((table) => table.length === seats),
  );
  if (!isWhole || !areWhole) return undefined;
  const systems = systemsOf(field.length, wanted).filter((system) => system.length >= rounds);
  const withUsual = [...played, inPlaces(usual.tables)];
  if (usual.repeats === 0 && systems.some((system) => isOfSystem(system, withUsual, field.length)))
    return undefined;
  const history = new History(
    field.map(({ player }) => player),
    before,
  );
  const costs = seatingCosts(field, history, tableSizes(field.length, wanted), true);
  const found = systems.flatMap((system) => {
    const tables = closestInSystem(system, played, costs);
    return tables ? [{ tables, cost: costOfSeating(tables, costs) }] : [];
  });
  const [first, ...others] = found;
  if (!first) return undefined;
  const { tables } = others.reduce((best, one) => (one.cost < best.cost ? one : best), first);
  return described(field, before, inOrder(tables), true);
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
  return described(field, before, tables, isProven);
}

/** A seating as it is told, everybody at a seat. */
function described(
  field: readonly PlayerToDraw[],
  before: readonly RoundOfPlayers[],
  tables: readonly (readonly number[])[],
  isProven: boolean,
): DrawnTables {
  const history = new History(
    field.map(({ player }) => player),
    before,
  );
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
