import { shuffle, type RandomBytes } from '#cards';
import { firstSeats, type DrawnSection, type FirstSeat } from './places.js';

/** Where a seeded entry sits: its place, in which field, and in which leg of the snake it came there. */
export interface SeededPlace {
  readonly entry: string;
  readonly place: string;
  readonly leg: number;
}

interface Field {
  readonly side: 'NS' | 'EW';
  readonly section: string;
  /** Its free places, in the order in which they sit down. */
  readonly places: readonly string[];
}

/** The name of the field that a place belongs to: its section, and the line in which it sits down first. */
export function fieldsOf(sections: readonly DrawnSection[]): ReadonlyMap<string, string> {
  return new Map(firstSeats(sections).map(({ place, section, side }) => [place, `${section} ${side}`]));
}

/**
 * The fields over which seeds are spread: North-South of each section, then East-West back from the last section to the
 * first. One after the other and back again (a snake) gives sections and lines seeds that add up as evenly as can be.
 */
function fields(sections: readonly DrawnSection[], free: ReadonlySet<string>): readonly Field[] {
  const seats = firstSeats(sections).filter(({ place }) => free.has(place));
  const seated = new Set(seats.map(placeOf));
  const of = (section: string, side: 'NS' | 'EW'): Field => ({
    section,
    side,
    places: seats.filter((seat) => seat.section === section && seat.side === side).map(placeOf),
  });
  const names = sections.map(({ section }) => section);
  return [
    ...names.map((section) => of(section, 'NS')),
    ...names.toReversed().map((section) => of(section, 'EW')),
    // In no round that is known already: a place of a movement whose rounds are drawn one by one.
    { section: '', side: 'NS', places: [...free].filter((place) => !seated.has(place)) },
  ];
}

function placeOf({ place }: FirstSeat): string {
  return place;
}

/**
 * The places of seeded entries: in a snake over the fields, and in each field spread over its tables, North-South and
 * East-West half a step from each other so that strong ones do not begin against each other. Where the first of them is
 * and who of a field sits where is by lot.
 *
 * @param seeds the strongest first
 * @param free the places that there are for them, at least as many
 */
export function seededPlaces(
  seeds: readonly string[],
  free: readonly string[],
  sections: readonly DrawnSection[],
  random: RandomBytes,
): readonly SeededPlace[] {
  const all = fields(sections, new Set(free));
  const given = all.map((): { entry: string; leg: number }[] => []);
  const waiting = [...seeds];
  for (let leg = 0; waiting.length > 0; leg++) {
    const order = all.map((_, index) => (leg % 2 === 0 ? index : all.length - 1 - index));
    const open = order.filter((index) => given[index]!.length < all[index]!.places.length);
    if (open.length === 0) throw new RangeError('There are more seeded entries than places.');
    for (const index of open) {
      const entry = waiting.shift();
      if (entry !== undefined) given[index]!.push({ entry, leg });
    }
  }
  const turned = new Map(
    sections.map(({ section }) => [section, lot(placesOf(all, section), random)] as const),
  );
  return all.flatMap(({ section, side, places }, index) => {
    const spread = spreadOver(
      places,
      given[index]!.length,
      side === 'NS' ? 0 : 0.5,
      turned.get(section) ?? 0,
    );
    return shuffle(given[index]!, random).map((seeded, at) => ({ ...seeded, place: spread[at]! }));
  });
}

function placesOf(all: readonly Field[], section: string): number {
  return Math.max(0, ...all.filter((field) => field.section === section).map(({ places }) => places.length));
}

/** A number below this one by lot. */
function lot(below: number, random: RandomBytes): number {
  return below === 0 ? 0 : shuffle([...Array(below).keys()], random)[0]!;
}

/** So many of the places, evenly apart. */
function spreadOver(places: readonly string[], count: number, from: number, turned: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => places[(Math.floor(((index + from) * places.length) / count) + turned) % places.length]!,
  );
}
