import { shuffle, type RandomBytes } from '#cards';
import { meetingsIn, type DrawnSection, type DrawnSeat } from './places.js';

/** When those meet who are to be kept apart and whom the movement brings together all the same. */
export type Unavoidable = 'late' | 'early';

/** Two entries that are to be kept apart and meet. */
export type MetAllTheSame = {
  readonly round: number;
  readonly table: string;
  readonly ns: string;
  readonly ew: string;
};

/** The meetings of entries that were to be kept apart, round by round. */
export function metAllTheSame(
  apart: readonly (readonly string[])[],
  seats: readonly DrawnSeat[],
  sections: readonly DrawnSection[],
): readonly MetAllTheSame[] {
  const entryAt = new Map(seats.map(({ entry, contestant }) => [contestant, entry]));
  const groups = groupsOf(apart);
  return meetingsIn(sections).flatMap(({ round, table, ns, ew }) => {
    const [one, other] = [entryAt.get(ns), entryAt.get(ew)];
    if (one === undefined || other === undefined || !groups.get(one)?.has(other)) return [];
    return [{ round, table, ns: one, ew: other }];
  });
}

/** With whom each entry is not to meet, and how many groups say so. */
function groupsOf(apart: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const all = new Map<string, Map<string, number>>();
  for (const group of apart) {
    for (const one of group) {
      for (const other of group) {
        if (one === other) continue;
        const known = all.get(one) ?? new Map<string, number>();
        all.set(one, known.set(other, (known.get(other) ?? 0) + 1));
      }
    }
  }
  return all;
}

/** How bad a seating is for those who are to be kept apart. */
export class Apartness {
  readonly #mates: readonly (readonly (readonly [index: number, times: number])[])[];
  readonly #costs: readonly Int32Array[];

  /**
   * A meeting costs as much as there are rounds, and one more for each round that it is away from the end (the
   * beginning) of the session: one meeting less is worth more than any later one. Who shares two groups meets twice.
   *
   * @param entries in the order in which `cost` has their places
   * @param places in the order by which `cost` names them
   */
  constructor(
    apart: readonly (readonly string[])[],
    entries: readonly string[],
    places: readonly string[],
    sections: readonly DrawnSection[],
    unavoidable: Unavoidable,
  ) {
    const groups = groupsOf(apart);
    const indexOf = new Map(entries.map((entry, index) => [entry, index]));
    this.#mates = entries.map((entry) =>
      [...(groups.get(entry) ?? [])].flatMap(([mate, times]) => {
        const index = indexOf.get(mate);
        return index === undefined ? [] : [[index, times] as const];
      }),
    );
    const rounds = Math.max(0, ...sections.map(({ movement }) => movement.rounds));
    const placeIndex = new Map(places.map((place, index) => [place, index]));
    this.#costs = places.map(() => new Int32Array(places.length));
    for (const { round, ns, ew } of meetingsIn(sections)) {
      const [one, other] = [placeIndex.get(ns), placeIndex.get(ew)];
      if (one === undefined || other === undefined) continue;
      const cost = rounds + (unavoidable === 'late' ? rounds - round : round - 1);
      this.#costs[one]![other]! += cost;
      this.#costs[other]![one]! += cost;
    }
  }

  /** Whether an entry is to be kept apart from anybody. */
  concerns(entry: number): boolean {
    return this.#mates[entry]!.length > 0;
  }

  /** The cost of a seating: of each entry by its index the index of its place. */
  cost(places: readonly number[]): number {
    return this.#mates.reduce((sum, _, entry) => sum + this.#costOf(places, entry), 0) / 2;
  }

  /** By how much a seating becomes better when two entries change places. */
  gain(places: number[], one: number, other: number): number {
    const before = this.#costOf(places, one) + this.#costOf(places, other);
    exchange(places, one, other);
    const after = this.#costOf(places, one) + this.#costOf(places, other);
    exchange(places, one, other);
    return before - after;
  }

  #costOf(places: readonly number[], entry: number): number {
    const costs = this.#costs[places[entry]!]!;
    let sum = 0;
    for (const [mate, times] of this.#mates[entry]!) sum += times * costs[places[mate]!]!;
    return sum;
  }
}

function exchange(places: number[], one: number, other: number): void {
  [places[one], places[other]] = [places[other]!, places[one]!];
}

/** How many exchanges are looked at in one go through all, times the beginnings: so that a draw is made at once. */
const LOOKED_AT = 40_000;
const MOST_BEGINNINGS = 40;

/** What exchanging places begins with and what it may do. */
export interface Exchanging {
  /** Of each entry by its index the index of its place. */
  readonly given: readonly number[];
  readonly apartness: Apartness;
  /** Entries whose places may change, in the order in which they are tried. */
  readonly movable: readonly number[];
  /** Whether two of them may change places, as they sit. */
  may(one: number, other: number, places: readonly number[]): boolean;
  /** Entries of which each may begin at the place of any other. */
  readonly free: readonly number[];
  readonly random: RandomBytes;
}

/**
 * Keeps entries apart by exchanging places: in the order of `movable` each entry with each one behind it, whenever that
 * makes the seating better, again and again until nothing does. Then the same from other beginnings, in which those of
 * `free` have changed places by lot; the best of all seatings, and of equal ones the first, is the one. So it is never
 * worse than the one that was given, and everybody who has the same bytes finds the same.
 */
export function keptApart(exchanging: Exchanging): readonly number[] {
  const { given, apartness, movable, free, random } = exchanging;
  let best = exchanged([...given], exchanging);
  let least = apartness.cost(best);
  const pairs = (movable.length * (movable.length - 1)) / 2;
  const beginnings = Math.min(MOST_BEGINNINGS, Math.ceil(LOOKED_AT / Math.max(1, pairs)));
  for (let beginning = 0; beginning < beginnings && least > 0; beginning++) {
    const begun = [...given];
    const order = shuffle(free, random);
    free.forEach((entry, index) => (begun[order[index]!] = given[entry]!));
    const found = exchanged(begun, exchanging);
    const cost = apartness.cost(found);
    if (cost < least) [best, least] = [found, cost];
  }
  return best;
}

function exchanged(places: number[], { apartness, movable, may }: Exchanging): number[] {
  let better = true;
  while (better) {
    better = false;
    for (const [index, one] of movable.entries()) {
      for (const other of movable.slice(index + 1)) {
        if (!apartness.concerns(one) && !apartness.concerns(other)) continue;
        if (!may(one, other, places) || apartness.gain(places, one, other) <= 0) continue;
        exchange(places, one, other);
        better = true;
      }
    }
  }
  return places;
}
