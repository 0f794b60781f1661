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
