import { grouped } from '#cards';
import { playsOf, type Movement } from '../movement/movement.js';

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
  /**
   * Until its first stop it lies in its box and not at a relay: all tables play the same boards in a round, so that no
   * table feeds another.
   */
  readonly boxed: boolean;
}

/** Tables in a circle, round which boards go down and from the first to the last: those of a section. */
export interface Circle {
  readonly first: number;
  readonly last: number;
}

/** The circles that tables form, so many in each; those of the first are counted first. */
export function circlesOf(sizes: readonly number[]): readonly Circle[] {
  return sizes.map((size, index) => {
    const before = sizes.slice(0, index).reduce((sum, other) => sum + other, 0);
    return { first: before + 1, last: before + size };
  });
}

/** The circle that a table stands in. */
export function circleAt(circles: readonly Circle[], table: number): Circle {
  return circles.find(({ first, last }) => first <= table && table <= last)!;
}

/**
 * Where every copy of every set goes: to each table that plays it, and to the table at which somebody sits out, unless
 * it is wanted elsewhere in that round. Of several copies that one goes to a table that comes from nearest above, for
 * boards move down, and one that stays in its circle before one that would leave it.
 *
 * @param most so many copies of a set there are at most; a copy fewer than tables is shared.
 */
export function itineraries(
  movement: Movement,
  { most, circles }: { readonly most: number; readonly circles: readonly Circle[] },
): readonly Itinerary[] {
  const sets = grouped(playsOf(movement), ({ set }) => set);
  const boxed = playsOneSetAtOnce(movement);
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
      for (const [copy, stop] of distribute(tables, stops, circles)) {
        stops[copy]!.push({ round: index + 1, ...stop });
      }
    }
    return stops.map((theirs, index) => ({ set, copy: index + 1, stops: theirs, boxed }));
  });
}

/** Whether all tables play the same boards in a round, two of them at least: a barometer, or one that is drawn by rounds. */
function playsOneSetAtOnce(movement: Movement): boolean {
  const played = playsOf(movement).filter(({ sitOut }) => !sitOut);
  const setOf = new Map(played.map(({ round, set }) => [round, set]));
  return played.length > setOf.size && played.every(({ round, set }) => setOf.get(round) === set);
}

/** Which copy goes to which of the tables that play the set in a round. */
function distribute(
  tables: readonly number[],
  stops: readonly (readonly Stop[])[],
  circles: readonly Circle[],
): ReadonlyMap<number, Omit<Stop, 'round'>> {
  const distance = (copy: number, table: number) => {
    const { first, last } = circleAt(circles, table);
    const size = last - first + 1;
    const from = stops[copy]!.at(-1)?.table;
    // A copy out of its box comes after those that are already on their way, one from elsewhere in the hall last.
    if (from === undefined) return size;
    return from < first || from > last ? size + 1 : (from - table - 1 + size) % size;
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
