import { playsOf, type Movement, type PlacedPlay } from '../movement.js';

/** A stop of a copy of a set: where it is in a round. */
export interface Stop {
  readonly round: number;
  readonly table: number;
  /** Other tables that use this copy in the same round. */
  readonly sharedWith: readonly number[];
}

/** Where a copy of a set goes in the course of the session. */
export interface Itinerary {
  readonly set: number;
  readonly copy: number;
  readonly stops: readonly Stop[];
}

/**
 * Where every copy of every set goes: to each table that plays it, and to the table at which somebody sits out, unless
 * it is wanted elsewhere in that round. Of several copies that one goes to a table that comes from nearest above, for
 * boards move down.
 *
 * @param most so many copies of a set there are at most; a copy fewer than tables is shared.
 */
export function itineraries(movement: Movement, most: number): readonly Itinerary[] {
  const sets = new Map<number, PlacedPlay[]>();
  for (const play of playsOf(movement)) {
    const theirs = sets.get(play.set);
    if (theirs) theirs.push(play);
    else sets.set(play.set, [play]);
  }
  const inOrder = [...sets].sort(([one], [other]) => one - other);
  return inOrder.flatMap(([set, plays]) => {
    const rounds = Array.from({ length: movement.rounds }, (_, index) => {
      const here = plays.filter(({ round }) => round === index + 1);
      const played = here.filter(({ sitOut }) => !sitOut);
      return (played.length > 0 ? played : here.slice(0, 1)).map(({ table }) => table);
    });
    const copies = Math.min(Math.max(1, most), Math.max(...rounds.map((tables) => tables.length)));
    const stops: Stop[][] = Array.from({ length: copies }, () => []);
    for (const [index, tables] of rounds.entries()) {
      for (const [copy, stop] of distribute(tables, stops, movement.tables)) {
        stops[copy]!.push({ round: index + 1, ...stop });
      }
    }
    return stops.map((theirs, index) => ({ set, copy: index + 1, stops: theirs }));
  });
}

/** Which copy goes to which of the tables that play the set in a round. */
function distribute(
  tables: readonly number[],
  stops: readonly (readonly Stop[])[],
  circle: number,
): ReadonlyMap<number, Omit<Stop, 'round'>> {
  const distance = (copy: number, table: number) => {
    const from = stops[copy]!.at(-1)?.table;
    // A copy out of its box comes after those that are already on their way.
    return from === undefined ? circle : (from - table - 1 + circle) % circle;
  };
  const ways = tables
    .flatMap((table) => stops.map((_, copy) => ({ copy, table, distance: distance(copy, table) })))
    .sort((one, other) => one.distance - other.distance);
  const chosen = new Map<number, number[]>();
  for (const { copy, table } of ways) {
    if (!chosen.has(copy) && ![...chosen.values()].flat().includes(table)) chosen.set(copy, [table]);
  }
  for (const table of tables.filter((table) => ![...chosen.values()].flat().includes(table))) {
    const fewest = [...chosen.values()].sort((one, other) => one.length - other.length)[0]!;
    fewest.push(table);
  }
  return new Map(
    [...chosen].map(([copy, theirs]) => {
      const [table, ...sharedWith] = theirs.toSorted((one, other) => one - other);
      return [copy, { table: table!, sharedWith }];
    }),
  );
}
