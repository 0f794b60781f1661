import { seededRandom, shuffle, type RandomBytes } from '#cards';
import { Apartness, keptApart, type Unavoidable } from './apart.js';
import type { DrawnSeat, DrawnSection } from './places.js';
import { fieldsOf, seededPlaces, type SeededPlace } from './seeded.js';

/** What a draw keeps to beside the lot. */
export interface DrawWishes {
  readonly entries: readonly string[];
  /** At least as many as entries; the first ones are taken, and those of seats that are held. */
  readonly places: readonly string[];
  readonly sections: readonly DrawnSection[];
  /** Seats that are not drawn. */
  readonly held: readonly DrawnSeat[];
  /** Seeded entries with their numbers; 1 is the strongest, equal ones are in the order of the lot. */
  readonly seeds: readonly { readonly entry: string; readonly seed: number }[];
  /** Seeded entries change places so as not to begin against each other; left out: as they were spread, as draws once were. */
  readonly seedsBegin?: 'apart' | undefined;
  /** Groups whose entries are not to meet. */
  readonly apart: readonly (readonly string[])[];
  readonly unavoidable: Unavoidable;
}

/** The entries in the order in which they are drawn, whatever else the draw keeps to. */
function drawnOrder(entries: readonly string[], random: RandomBytes): string[] {
  return shuffle(entries.toSorted(), random);
}

/**
 * The seats of entries that have to stay seated: in the drawn order they take the stationary places one after the other.
 *
 * @param stationary as many places as entries, or more
 */
export function stationarySeats(
  entries: readonly string[],
  staying: readonly string[],
  stationary: readonly string[],
  seed: string,
): DrawnSeat[] {
  const order = drawnOrder(entries, seededRandom(seed)).filter((entry) => staying.includes(entry));
  return order.map((entry, index) => ({ entry, contestant: stationary[index]! }));
}

/**
 * The seats of a draw that keeps to wishes. Anybody who has them and the seed draws the same seats: all chance comes from
 * `seededRandom`, in this order.
 *
 * 1. The entries in the order of their ids are shuffled, as in a draw without wishes (`drawnSeats`).
 * 2. Seats that are held are taken. Of the other places the first ones are taken, as many as there are entries left.
 * 3. Seeded entries are spread (`seededPlaces`), all others take what is left, one after the other.
 * 4. Where `seedsBegin` is there, those that would meet each other in round 1 change places within their fields
 *    (`seedsBeginningApart`).
 * 5. Entries that are to be kept apart are, by exchanging places (`keptApart`): those that are not seeded with each
 *    other, seeded ones with those of their field or of their leg of the snake.
 *
 * @param seed 32 bytes in 64 hexadecimal digits
 * @returns in the order of the places
 */
export function seatsDrawnWith(wishes: DrawWishes, seed: string): DrawnSeat[] {
  const { entries, places, sections, held, apart } = wishes;
  const random = seededRandom(seed);
  const order = drawnOrder(entries, random);
  const seats = new Map(held.map(({ entry, contestant }) => [entry, contestant]));
  const others = order.filter((entry) => !seats.has(entry));
  const free = without(places, seats.values()).slice(0, others.length);
  const seeded = seededPlaces(strongestFirst(others, wishes.seeds), free, sections, random);
  for (const { entry, place } of seeded) seats.set(entry, place);
  const unseeded = others.filter((entry) => !seats.has(entry));
  const left = without(free, seats.values());
  unseeded.forEach((entry, index) => seats.set(entry, left[index]!));
  const spread =
    wishes.seedsBegin === 'apart' ? seedsBeginningApart(wishes, { order, seats, seeded }, random) : seats;
  if (apart.length === 0) return inOrderOf(places, spread);
  return inOrderOf(places, seatsKeptApart(wishes, { order, seats: spread, seeded, unseeded }, random));
}

function without(places: readonly string[], taken: Iterable<string>): string[] {
  const gone = new Set(taken);
  return places.filter((place) => !gone.has(place));
}

function strongestFirst(order: readonly string[], seeds: DrawWishes['seeds']): string[] {
  const numbers = new Map(seeds.map(({ entry, seed }) => [entry, seed]));
  return order
    .filter((entry) => numbers.has(entry))
    .sort((one, other) => numbers.get(one)! - numbers.get(other)!);
}

function inOrderOf(places: readonly string[], seats: ReadonlyMap<string, string>): DrawnSeat[] {
  const entryAt = new Map([...seats].map(([entry, place]) => [place, entry]));
  return places.flatMap((contestant) => {
    const entry = entryAt.get(contestant);
    return entry === undefined ? [] : [{ entry, contestant }];
  });
}

interface DrawnSoFar {
  readonly order: readonly string[];
  readonly seats: ReadonlyMap<string, string>;
  readonly seeded: readonly SeededPlace[];
  readonly unseeded: readonly string[];
}

/**
 * Seats in which as few seeded entries as can be begin against each other: by exchanging places of each with others of its
 * section and line, so that the spread over these stays.
 */
function seedsBeginningApart(
  wishes: DrawWishes,
  { order, seats, seeded }: Omit<DrawnSoFar, 'unseeded'>,
  random: RandomBytes,
): ReadonlyMap<string, string> {
  const begun = wishes.sections.map(({ section, movement }) => ({
    section,
    movement: { rounds: 1, rows: movement.rows.map((row) => row.slice(0, 1)) },
  }));
  const fields = fieldsOf(wishes.sections);
  return seatsExchanged(
    { ...wishes, sections: begun, apart: [seeded.map(({ entry }) => entry)], unavoidable: 'early' },
    { order, seats, free: [] },
    (_one, _other, at) => fields.get(at.one) === fields.get(at.other),
    random,
  );
}

function seatsKeptApart(
  wishes: DrawWishes,
  { order, seats, seeded, unseeded }: DrawnSoFar,
  random: RandomBytes,
): ReadonlyMap<string, string> {
  const fields = fieldsOf(wishes.sections);
  const legs = new Map(seeded.map(({ entry, leg }) => [entry, leg]));
  const may = (one: string, other: string, at: { readonly one: string; readonly other: string }) => {
    const [leg, otherLeg] = [legs.get(one), legs.get(other)];
    if (leg === otherLeg) return true;
    if (leg === undefined || otherLeg === undefined) return false;
    return fields.get(at.one) === fields.get(at.other);
  };
  return seatsExchanged(wishes, { order, seats, free: unseeded }, may, random);
}

/** Seats after all exchanges of two entries that may change the places at which they sit (`keptApart`). */
function seatsExchanged(
  { places, sections, held, apart, unavoidable }: DrawWishes,
  { order, seats, free }: Pick<DrawnSoFar, 'order' | 'seats'> & { readonly free: readonly string[] },
  may: (one: string, other: string, at: { readonly one: string; readonly other: string }) => boolean,
  random: RandomBytes,
): ReadonlyMap<string, string> {
  const taken = new Set(seats.values());
  const used = places.filter((place) => taken.has(place));
  const indexOf = new Map(used.map((place, index) => [place, index]));
  const entryIndex = new Map(order.map((entry, index) => [entry, index]));
  const seatsHeld = new Set(held.map(({ entry }) => entry));
  const better = keptApart({
    given: order.map((entry) => indexOf.get(seats.get(entry)!)!),
    apartness: new Apartness(apart, order, used, sections, unavoidable),
    movable: [...order.keys()].filter((index) => !seatsHeld.has(order[index]!)),
    free: free.map((entry) => entryIndex.get(entry)!),
    may: (one, other, now) =>
      may(order[one]!, order[other]!, { one: used[now[one]!]!, other: used[now[other]!]! }),
    random,
  });
  return new Map(order.map((entry, index) => [entry, used[better[index]!]!]));
}
