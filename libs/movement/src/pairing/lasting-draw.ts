import { closest } from './closest-draw.js';
import { canBeDrawn } from './look-ahead.js';
import type { Field, Pair } from './swiss-field.js';
import type { SwissOptions } from './swiss-round.js';
import { topDown } from './top-down-draw.js';

/** How many draws are looked at for one that leaves rounds to come. */
const MOST_DRAWS = 200;

/** The best draw after which all rounds to come can be drawn; nothing where that is no question, or there is none. */
export function closestThatLasts(
  field: Field,
  places: readonly number[],
  first: readonly Pair[],
  { order, roundsToCome = 0 }: SwissOptions,
): readonly Pair[] | undefined {
  const size = places.length;
  if (roundsToCome === 0 || size % 2 === 1) return undefined;
  const best = order === 'close' ? first : topDown(field, first, 'clean');
  if (lasts(field, places, best, roundsToCome) !== false) return undefined;
  for (const drawn of drawsByDistance(field, places, first)) {
    if (lasts(field, places, drawn, roundsToCome)) return drawn;
  }
  return undefined;
}

/** Whether so many rounds can be drawn after a draw. */
function lasts(
  field: Field,
  places: readonly number[],
  drawn: readonly Pair[],
  rounds: number,
): boolean | undefined {
  const now = new Map(
    drawn.flatMap(
      ({ a, b }) =>
        [
          [a, b],
          [b, a],
        ] as const,
    ),
  );
  return canBeDrawn(
    places.map(
      (place) =>
        new Set(
          places.flatMap((other, at) =>
            other !== place && now.get(place) !== other && field.isAllowed(place, other, 'clean') ? [at] : [],
          ),
        ),
    ),
    rounds,
  );
}

/** Draws in the order of their distances: all others than the best lack one of its matches (K. G. Murty, 1968). */
function* drawsByDistance(
  field: Field,
  places: readonly number[],
  first: readonly Pair[],
): Iterable<readonly Pair[]> {
  interface Part {
    readonly drawn: readonly Pair[];
    readonly distance: number;
    /** Matches that are in all draws of the part, and those that are in none. */
    readonly fixed: readonly Pair[];
    readonly without: readonly Pair[];
  }
  // Who is to be kept apart is further away than anybody can be.
  const distance = (a: number, b: number) =>
    (places.indexOf(a) - places.indexOf(b)) ** 2 + (field.areWishedApart(a, b) ? places.length ** 3 : 0);
  const part = (drawn: readonly Pair[], fixed: readonly Pair[], without: readonly Pair[]): Part => ({
    drawn,
    distance: drawn.reduce((sum, { a, b }) => sum + distance(a, b), 0),
    fixed,
    without,
  });
  const parts = [part(first, [], [])];
  for (let count = 0; count < MOST_DRAWS && parts.length > 0; count++) {
    const least = parts.reduce((best, one) => (one.distance < best.distance ? one : best));
    parts.splice(parts.indexOf(least), 1);
    yield least.drawn;
    const open = least.drawn.filter((pair) => !least.fixed.some(({ a }) => a === pair.a));
    for (const [at, pair] of open.entries()) {
      const fixed = [...least.fixed, ...open.slice(0, at)];
      const without = [...least.without, pair];
      const settled = new Set(fixed.flatMap(({ a, b }) => [a, b]));
      const rest = closest(
        field.without(without),
        places.filter((place) => !settled.has(place)),
        'clean',
      );
      if (rest) parts.push(part([...fixed, ...rest], fixed, without));
    }
  }
}
