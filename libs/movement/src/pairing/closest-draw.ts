import { perfectMatching, type Edge } from './perfect-matching.js';
import { BYE, type Field, type Level, type Pair } from './swiss-field.js';

/** Neighbours in rank that are looked at first: others hardly ever matter. */
export const NEAR = 20;

/** The draw with the least distances, if there is one. */
export function closest(field: Field, places: readonly number[], level: Level): Pair[] | undefined {
  // Those of one's own venue, or of another club, may be far away in rank.
  for (let near = field.hasVenues || field.hasWishes ? places.length : NEAR; ; near *= 8) {
    const drawn = closestAmong(field, places, level, near);
    if (drawn ?? near >= places.length) return drawn;
  }
}

function closestAmong(
  field: Field,
  places: readonly number[],
  level: Level,
  near: number,
): Pair[] | undefined {
  const costs = costsOf(places.length, field);
  const edges: Edge[] = [];
  for (const [a, one] of places.entries()) {
    let seen = 0;
    for (let b = a + 1; b < places.length && seen < near; b++) {
      const other = places[b]!;
      if (!field.isAllowed(one, other, level)) continue;
      seen++;
      const again = field.haveMet(one, other) ? costs.rematch : 0;
      const together = field.areTogether(one, other) ? costs.together : 0;
      const banned = field.areBanned(one, other) ? 4 * costs.together : 0;
      const apart = field.areApart(one, other) ? costs.apart : 0;
      const wished = field.areWishedApart(one, other) ? costs.wished : 0;
      edges.push({ a, b, cost: costs.distance(b - a) + wished + apart + again + together + banned });
    }
  }
  const isOdd = places.length % 2 === 1;
  const least = Math.min(...places.map((place) => field.byesOf(place)));
  if (isOdd) {
    for (const [a, place] of places.entries()) {
      if (!field.maySitOut(place)) continue;
      const more = Math.min(places.length, (field.byesOf(place) - least) * places.length);
      edges.push({ a, b: places.length, cost: costs.bye * (places.length - 1 - a + more) });
    }
  }
  const mates = perfectMatching(places.length + (isOdd ? 1 : 0), edges);
  return mates && places.flatMap((place, a) => pairOf(place, a, mates[a]!, places));
}

function pairOf(place: number, a: number, b: number, places: readonly number[]): Pair[] {
  if (b === places.length) return [{ a: place, b: BYE }];
  return b > a ? [{ a: place, b: places[b]! }] : [];
}

/**
 * Distances, then who sits out, then who is to be kept apart, then venues, then rematches, then groups and bans: one of the next kind outweighs all of
 * those before.
 */
function costsOf(size: number, { hasVenues, hasWishes }: Pick<Field, 'hasVenues' | 'hasWishes'>) {
  // Of very large fields distances beyond this are alike, so that all sums stay exact.
  const furthest = size > 200 ? 100 : size;
  const bye = 1 + size * furthest ** 2;
  const wished = bye * (2 * size + 1);
  const apart = hasWishes ? wished * (size + 1) : wished;
  const rematch = hasVenues ? apart * (size + 1) : apart;
  return {
    distance: (distance: number) => Math.min(distance, furthest) ** 2,
    bye,
    wished,
    apart,
    rematch,
    together: rematch * (size + 1),
  };
}

/** From the top each meets the best that leaves a draw of the same level, starting from one. */
export function topDown(field: Field, start: readonly Pair[], level: Level): Pair[] {
  const mates = new Map<number, number>();
  for (const { a, b } of start) {
    mates.set(a, b);
    if (b !== BYE) mates.set(b, a);
  }
  const places = [...mates.keys()].toSorted((a, b) => a - b).filter((place) => mates.get(place) !== BYE);
  // A rematch weighs more than all that are to be kept apart.
  const weight = ({ a, b }: Pair) =>
    (field.haveMet(a, b) ? field.everybody.length : 0) + (field.areWishedApart(a, b) ? 1 : 0);
  const again = (pairs: readonly Pair[]) => pairs.reduce((sum, pair) => sum + weight(pair), 0);
  const drawn = start.filter(({ b }) => b === BYE);
  for (const place of places) {
    if (!mates.has(place)) continue;
    for (const other of places) {
      if (other <= place || !mates.has(other) || !field.isAllowed(place, other, level)) continue;
      const rest = mates.get(place) === other ? [] : restWithout(field, mates, place, other, level, again);
      if (!rest) continue;
      for (const { a, b } of rest) mates.set(a, b).set(b, a);
      break;
    }
    const other = mates.get(place)!;
    drawn.push({ a: place, b: other });
    mates.delete(place);
    mates.delete(other);
  }
  return drawn;
}

/** How all that are left can be drawn when two meet, with no more rematches, and of those who are to be kept apart, than before. */
function restWithout(
  field: Field,
  mates: ReadonlyMap<number, number>,
  place: number,
  other: number,
  level: Level,
  again: (pairs: readonly Pair[]) => number,
): Pair[] | undefined {
  const left = [...mates].filter(([a, b]) => b !== BYE && a < b).map(([a, b]) => ({ a, b }));
  const apart = left.filter((pair) => [pair.a, pair.b].some((each) => each === place || each === other));
  const others = left.filter((pair) => !apart.includes(pair));
  // Mostly those nearby can make room; if not, all are asked.
  const nearby = others
    .toSorted((one, two) => Math.abs(one.a - other) - Math.abs(two.a - other))
    .slice(0, NEAR);
  for (const asked of [nearby, others]) {
    const before = again(asked) + again(apart);
    const loose = [...asked, ...apart]
      .flatMap(({ a, b }) => [a, b])
      .filter((each) => each !== place && each !== other);
    const rest = closest(
      field,
      loose.toSorted((a, b) => a - b),
      level,
    );
    if (rest && again([...rest, { a: place, b: other }]) <= before) return [...rest, { a: place, b: other }];
  }
  return undefined;
}
