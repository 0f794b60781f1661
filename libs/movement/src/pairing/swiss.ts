import { canBeDrawn } from './look-ahead.js';
import { perfectMatching, type Edge } from './perfect-matching.js';

/** Someone to be paired. */
export interface SwissEntry {
  readonly entry: string;
  /** Clubs, countries or families: two with one in common do not meet. */
  readonly groups?: readonly string[];
  /** How often it has sat out, or played in a match of three. */
  readonly byes?: number;
}

/** How a round is drawn. Plain data. */
export interface SwissOptions {
  /**
   * - close: so that the squares of the distances in rank are least in all.
   * - top-down: the first meets the best that leaves a draw without a rematch, then the next one that is left, and so on.
   */
  readonly order: 'close' | 'top-down';
  /** avoid: nobody meets anybody again as long as there is a draw without that. allowed: as in the Danish system. */
  readonly rematches: 'avoid' | 'allowed';
  /** What becomes of an odd number: the lowest that has not sat out yet does, or three play a match of three. */
  readonly odd: 'bye' | 'three-way';
  /**
   * How many rounds are to come after this one. Of a short field the draw is the closest after which these can still be
   * drawn without a rematch, as far as there is one.
   */
  readonly roundsToCome?: number;
}

export interface SwissMatch {
  /** The higher in rank first. */
  readonly entries: readonly [string, string];
  /** They have met before. */
  readonly rematch: boolean;
  /** They have a group in common. */
  readonly together: boolean;
}

/** A drawn round. */
export interface SwissRound {
  /** By the rank of the higher one. */
  readonly matches: readonly SwissMatch[];
  readonly bye: string | undefined;
  readonly threeWay: readonly [string, string, string] | undefined;
}

/** Neighbours in rank that are looked at first: others hardly ever matter. */
const NEAR = 20;

/**
 * Draws a round of a Swiss event. There is always a draw: without rematches and without two of a group where there is
 * one, then with as few rematches as can be, and in the last place with as few of a group.
 *
 * @param ranked the best first
 * @param met who has met whom
 */
export function swissRound(
  ranked: readonly SwissEntry[],
  met: Iterable<readonly [string, string]>,
  options: SwissOptions,
): SwissRound {
  const field = new Field(ranked, options.rematches === 'allowed' ? [] : met);
  const said = options.rematches === 'allowed' ? new Field(ranked, met) : field;
  const [drawn, threeWay] =
    options.odd === 'three-way' && ranked.length % 2 === 1 && ranked.length >= 3
      ? withThree(field, options)
      : [drawOf(field, field.everybody, options), undefined];
  const name = (place: number) => ranked[place]!.entry;
  return {
    matches: drawn
      .filter(({ b }) => b !== BYE)
      .toSorted((one, other) => one.a - other.a)
      .map(({ a, b }) => ({
        entries: [name(a), name(b)],
        rematch: said.haveMet(a, b),
        together: said.areTogether(a, b),
      })),
    bye: drawn.flatMap(({ a, b }) => (b === BYE ? [name(a)] : []))[0],
    threeWay: threeWay && [name(threeWay[0]), name(threeWay[1]), name(threeWay[2])],
  };
}

const BYE = -1;

/** Two places of the ranking, the higher first; or one that sits out. */
interface Pair {
  readonly a: number;
  readonly b: number;
}

/** What is allowed: nothing that is to be avoided, rematches, or everything. */
const LEVELS = ['clean', 'rematches', 'everything'] as const;
type Level = (typeof LEVELS)[number];

class Field {
  readonly everybody: readonly number[];
  private readonly met = new Set<number>();
  private readonly groups: readonly (readonly string[])[];

  constructor(
    readonly ranked: readonly SwissEntry[],
    met: Iterable<readonly [string, string]>,
  ) {
    this.everybody = [...ranked.keys()];
    this.groups = ranked.map(({ groups = [] }) => groups);
    const places = new Map(ranked.map(({ entry }, place) => [entry, place]));
    for (const [one, other] of met) {
      const [a, b] = [places.get(one), places.get(other)];
      if (a !== undefined && b !== undefined) this.met.add(this.key(a, b));
    }
  }

  haveMet(a: number, b: number): boolean {
    return this.met.has(this.key(a, b));
  }

  areTogether(a: number, b: number): boolean {
    const others = this.groups[b]!;
    return others.length > 0 && this.groups[a]!.some((group) => others.includes(group));
  }

  isAllowed(a: number, b: number, level: Level): boolean {
    if (level === 'everything') return true;
    return !this.areTogether(a, b) && (level === 'rematches' || !this.haveMet(a, b));
  }

  byesOf(place: number): number {
    return this.ranked[place]!.byes ?? 0;
  }

  /** The field in which these, too, do not meet. */
  without(pairs: readonly Pair[]): Field {
    const name = (place: number) => this.ranked[place]!.entry;
    const met = this.everybody.flatMap((a) =>
      this.everybody.filter((b) => b > a && this.haveMet(a, b)).map((b) => [name(a), name(b)] as const),
    );
    return new Field(this.ranked, [...met, ...pairs.map(({ a, b }) => [name(a), name(b)] as const)]);
  }

  private key(a: number, b: number): number {
    return Math.min(a, b) * this.ranked.length + Math.max(a, b);
  }
}

function drawOf(field: Field, places: readonly number[], options: SwissOptions): readonly Pair[] {
  for (const level of LEVELS) {
    const drawn = closest(field, places, level);
    if (!drawn) continue;
    if (level === 'clean') {
      const lasting = closestThatLasts(field, places, drawn, options);
      if (lasting) return lasting;
    }
    return options.order === 'close' ? drawn : topDown(field, drawn, level);
  }
  return [];
}

/** How many draws are looked at for one that leaves rounds to come. */
const MOST_DRAWS = 200;

/** The best draw after which all rounds to come can be drawn; nothing where that is no question, or there is none. */
function closestThatLasts(
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
  const part = (drawn: readonly Pair[], fixed: readonly Pair[], without: readonly Pair[]): Part => ({
    drawn,
    distance: drawn.reduce((sum, { a, b }) => sum + (places.indexOf(a) - places.indexOf(b)) ** 2, 0),
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

/** The draw with the least distances, if there is one. */
function closest(field: Field, places: readonly number[], level: Level): Pair[] | undefined {
  for (let near = NEAR; ; near *= 8) {
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
  const costs = costsOf(places.length);
  const edges: Edge[] = [];
  for (const [a, one] of places.entries()) {
    let seen = 0;
    for (let b = a + 1; b < places.length && seen < near; b++) {
      const other = places[b]!;
      if (!field.isAllowed(one, other, level)) continue;
      seen++;
      const again = field.haveMet(one, other) ? costs.rematch : 0;
      const together = field.areTogether(one, other) ? costs.together : 0;
      edges.push({ a, b, cost: costs.distance(b - a) + again + together });
    }
  }
  const isOdd = places.length % 2 === 1;
  const least = Math.min(...places.map((place) => field.byesOf(place)));
  if (isOdd) {
    for (const [a, place] of places.entries()) {
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

/** Distances, then who sits out, then rematches, then groups: one of the next kind outweighs all of those before. */
function costsOf(size: number) {
  // Of very large fields distances beyond this are alike, so that all sums stay exact.
  const furthest = size > 200 ? 100 : size;
  const bye = 1 + size * furthest ** 2;
  const rematch = bye * (2 * size + 1);
  return {
    distance: (distance: number) => Math.min(distance, furthest) ** 2,
    bye,
    rematch,
    together: rematch * (size + 1),
  };
}

/** From the top each meets the best that leaves a draw of the same level, starting from one. */
function topDown(field: Field, start: readonly Pair[], level: Level): Pair[] {
  const mates = new Map<number, number>();
  for (const { a, b } of start) {
    mates.set(a, b);
    if (b !== BYE) mates.set(b, a);
  }
  const places = [...mates.keys()].toSorted((a, b) => a - b).filter((place) => mates.get(place) !== BYE);
  const again = (pairs: readonly Pair[]) => pairs.filter(({ a, b }) => field.haveMet(a, b)).length;
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

/** How all that are left can be drawn when two meet, with no more rematches than before. */
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
    const met = field.haveMet(place, other) ? 1 : 0;
    if (rest && again(rest) + met <= before) return [...rest, { a: place, b: other }];
  }
  return undefined;
}

/** Three of the lowest that have not met play a match of three, where the others can still be drawn. */
function withThree(field: Field, options: SwissOptions): [readonly Pair[], [number, number, number]] {
  const size = field.ranked.length;
  const from = field.everybody.toSorted((a, b) => field.byesOf(a) - field.byesOf(b) || b - a);
  for (const level of LEVELS) {
    for (const three of threesOf(from.slice(0, Math.min(size, 12)))) {
      const [a, b, c] = three.toSorted((one, other) => one - other) as [number, number, number];
      const pairs = [
        [a, b],
        [a, c],
        [b, c],
      ] as const;
      if (!pairs.every(([one, other]) => field.isAllowed(one, other, level))) continue;
      const others = field.everybody.filter((place) => !three.includes(place));
      const drawn = closest(field, others, level);
      if (drawn) return [options.order === 'close' ? drawn : topDown(field, drawn, level), [a, b, c]];
    }
  }
  throw new Error('Three of a field can always play with each other.');
}

/** Threes of a list, those of its first ones first. */
function threesOf(places: readonly number[]): number[][] {
  const threes: number[][] = [];
  for (let third = 2; third < places.length; third++) {
    for (let second = 1; second < third; second++) {
      for (let first = 0; first < second; first++) {
        threes.push([places[first]!, places[second]!, places[third]!]);
      }
    }
  }
  return threes;
}
