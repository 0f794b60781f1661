import { closest, topDown } from './closest-draw.js';
import { canBeDrawn, drawAhead, type Meeting, type Open } from './look-ahead.js';
import { BYE, type Field, type Pair, type SwissOptions } from './swiss-field.js';

/** How many draws are looked at for one that leaves rounds to come. */
const MOST_DRAWS = 200;

/**
 * The best draw after which the rounds to come can be drawn without a rematch and without a second bye, or as many of them
 * as can be; nothing where the first is such a draw.
 *
 * @param places those that are drawn
 * @param standing what stands of the round already: those in it are in the rounds to come, too
 */
export function closestThatLasts(
  field: Field,
  places: readonly number[],
  first: readonly Pair[],
  { order, roundsToCome = 0 }: SwissOptions,
  standing: readonly Pair[],
): readonly Pair[] | undefined {
  const best = order === 'close' ? first : topDown(field, first, 'clean');
  const size = field.everybody.length;
  const fixed = standing.map(({ a, b }): Meeting => [a, b === BYE ? size : b]);
  for (let rounds = roundsToCome; rounds > 0; rounds--) {
    const open = openTo(field, standing, rounds + 1);
    if (lasts(open, [...best, ...standing], rounds)) return undefined;
    if (!canBeDrawn(open, rounds + 1, fixed)) continue;
    for (const drawn of drawsByDistance(field, places, first)) {
      if (lasts(open, [...drawn, ...standing], rounds)) return drawn;
    }
    const ahead = drawAhead(open, rounds + 1, fixed);
    // Where nothing stands each of them may be the next.
    if (ahead) return closestOf(field, places, standing.length > 0 ? ahead.slice(0, 1) : ahead);
  }
  return undefined;
}

/** Who may still meet whom, and how often each may sit out so that nobody does more often than has to be in so many rounds. */
function openTo(field: Field, standing: readonly Pair[], rounds: number): Open {
  const { everybody } = field;
  const unmet = everybody.map(
    (place) =>
      new Set(everybody.filter((other) => other !== place && field.isAllowed(place, other, 'clean'))),
  );
  const sitOut = everybody.map(() => 0);
  for (const { a, b } of standing) {
    if (b === BYE) sitOut[a] = 1;
    else {
      unmet[a]!.add(b);
      unmet[b]!.add(a);
    }
  }
  if (everybody.length % 2 === 0) return { unmet };
  const byes = everybody.map((place) => field.byesOf(place) + sitOut[place]!);
  const toCome = rounds - sitOut.reduce((sum, one) => sum + one, 0);
  const leftUpTo = (most: number) => byes.map((had) => Math.max(0, most - had));
  let most = Math.min(...byes) + 1;
  while (leftUpTo(most).reduce((sum, left) => sum + left, 0) < toCome) most++;
  return { unmet, byes: leftUpTo(most).map((left, place) => left + sitOut[place]!) };
}

/** Whether so many rounds can be drawn after a draw. */
function lasts({ unmet, byes }: Open, drawn: readonly Pair[], rounds: number): boolean {
  const left = unmet.map((others) => new Set(others));
  const byesLeft = byes && [...byes];
  for (const { a, b } of drawn) {
    if (b === BYE) {
      if (byesLeft![a]!-- === 0) return false;
    } else {
      if (!left[a]!.delete(b)) return false;
      left[b]!.delete(a);
    }
  }
  return canBeDrawn({ unmet: left, ...(byesLeft && { byes: byesLeft }) }, rounds) === true;
}

/** The closest of some draws of the places that are drawn. */
function closestOf(
  field: Field,
  places: readonly number[],
  draws: readonly (readonly Meeting[])[],
): readonly Pair[] {
  const bye = field.everybody.length;
  const drawn = draws.map((meetings) =>
    meetings.filter(([a]) => places.includes(a)).map(([a, b]) => ({ a, b: b === bye ? BYE : b })),
  );
  const distance = distancesIn(field, places);
  return drawn.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** How far a draw is from the ranking: the squares of distances, then who sits out, then who is to be kept apart. */
function distancesIn(field: Field, places: readonly number[]): (drawn: readonly Pair[]) => number {
  const size = places.length;
  const at = new Map(places.map((place, index) => [place, index]));
  const ofPair = ({ a, b }: Pair) =>
    b === BYE
      ? size ** 3 * (size * field.byesOf(a) + size - 1 - at.get(a)!)
      : (at.get(a)! - at.get(b)!) ** 2 + (field.areWishedApart(a, b) ? size ** 6 : 0);
  return (drawn) => drawn.reduce((sum, pair) => sum + ofPair(pair), 0);
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
  const distance = distancesIn(field, places);
  const part = (drawn: readonly Pair[], fixed: readonly Pair[], without: readonly Pair[]): Part => ({
    drawn,
    distance: distance(drawn),
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
