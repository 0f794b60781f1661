import type { Movement, Play } from '../../movement/movement.js';
import { Arrows, improveArrows, turnedBy, type PlayPlace } from '../../quality/arrows.js';
import { findFirstRound, shuffled, type FirstRound, type Search } from './first-round.js';

/** What a Howell of any length is looked for with. */
export interface HowellSearch {
  readonly tables: number;
  /** From as many as tables up to 2T - 1. */
  readonly rounds: number;
  /** Says whether the time is over; the longer, the better balanced is what is found. */
  readonly expired: () => boolean;
  /** Chance: a number from 0 up to 1. */
  readonly random: () => number;
  /** A quality at which it is good enough. */
  readonly enough?: number;
  /** Where there is none without, two tables may share their boards in every round, or have a copy each. */
  readonly share?: boolean;
}

/** Turns tried for each play that can be turned. */
const STEPS = 100;

/**
 * Looks for a movement of one cyclic family, with one winner and arrows turned for the best quality: first rounds one
 * after another until the time is over, the best of them. A table where two meet who go round has the same direction
 * in all rounds, at a table with a stationary pair each round has its own.
 *
 * @returns none: all was tried and there is none without sharing.
 */
export function findHowell(wanted: HowellSearch): Search<Movement> {
  const search = findWith(wanted, false);
  return search.outcome === 'none' && wanted.share ? findWith(wanted, true) : search;
}

function findWith(
  { tables, rounds, expired, random, enough = 100 }: HowellSearch,
  share: boolean,
): Search<Movement> {
  const complete = rounds === 2 * tables - 1;
  const sides = complete ? balancedSides(rounds, random) : undefined;
  let best: { movement: Movement; squares: number } | undefined;
  do {
    const first = findFirstRound({ tables, rounds, expired, random, share, ...(sides && { sides }) });
    if (first.outcome !== 'found') {
      if (first.outcome === 'none' && sides) break;
      return best ? { outcome: 'found', found: best.movement } : first;
    }
    const straight = movementOf(tables, rounds, first.found, sides);
    const arrows = new Arrows(straight);
    const groups = groupsOf(straight);
    if (!complete) improveArrows(arrows, { groups, steps: STEPS * groups.length, random, expired });
    if (!best || arrows.sumOfSquares < best.squares) {
      best = { movement: turnedBy(straight, arrows), squares: arrows.sumOfSquares };
    }
    if (complete || arrows.quality.percent! >= enough) break;
  } while (!expired());
  if (best) return { outcome: 'found', found: best.movement };
  // No first round has these sides: any will do.
  return findFirstRound({ tables, rounds, expired, random, share }).outcome === 'none'
    ? { outcome: 'none' }
    : { outcome: 'out-of-time' };
}

function movementOf(
  tables: number,
  rounds: number,
  first: FirstRound,
  sides: readonly number[] | undefined,
): Movement {
  const inOrder = first.toSorted((one, other) => one.set - other.set);
  let stationary = rounds;
  const stays: string[] = [];
  const rows = inOrder.map(({ one, other, set }): readonly Play[] => {
    const pair = (place: number, round: number) => String(((place + round) % rounds) + 1);
    const stay = other === null ? String(++stationary) : undefined;
    if (stay !== undefined) stays.push(stay);
    const northSouth = stay !== undefined || !sides || sides[(set - one + rounds) % rounds] === 1;
    return Array.from({ length: rounds }, (_, round) => {
      const [ns, ew] =
        stay === undefined ? [pair(one, round), pair(other!, round)] : [stay, pair(one, round)];
      return { ...(northSouth ? { ns, ew } : { ns: ew, ew: ns }), set: ((set + round) % rounds) + 1 };
    });
  });
  return {
    name: rounds === 2 * tables - 1 ? 'howell' : 'three-quarter-howell',
    tables,
    rounds,
    sets: rounds,
    winners: 1,
    rows,
    stationary: stays,
    ...(new Set(first.map(({ set }) => set)).size < tables && { declared: { copies: 2 } }),
  };
}

function groupsOf({ rows, stationary }: Movement): readonly (readonly PlayPlace[])[] {
  return rows.flatMap((row, table) => {
    const places = row.map((_, round) => ({ table, round }));
    return stationary.includes(row[0]!.ns) ? places.map((place) => [place]) : [places];
  });
}

/** A side of the table for each place on a circle of sets. */
export type Sides = readonly (1 | -1)[];

/** So often two places exchange their sides, hotter and colder by turns, before another row is tried. */
const EXCHANGES = 4_000;
const HOT = 60;
const COLD = 2;

/**
 * A row of sides round a circle of R sets, one more or less on each, that turned by any number of places agrees with
 * itself as evenly as may be: that is what a balanced complete Howell is made of. For a prime number, and for two that
 * differ by 2 multiplied, it is known by quadratic residues (Paley; Stanton and Sprott), otherwise it is looked for.
 *
 * @param rounds odd
 */
function balancedSides(rounds: number, random: () => number): Sides {
  if (isPrime(rounds)) return residues(rounds).map((residue) => (residue === 1 ? 1 : -1));
  const twin = Array.from({ length: rounds }, (_, p) => p).find(
    (p) => p > 2 && p * (p + 2) === rounds && isPrime(p) && isPrime(p + 2),
  );
  if (twin !== undefined) {
    const [one, other] = [residues(twin), residues(twin + 2)];
    return Array.from({ length: rounds }, (_, at) => {
      if (at % (twin + 2) === 0) return 1;
      return one[at % twin]! * other[at % (twin + 2)]! > 0 ? 1 : -1;
    });
  }
  let best: { sides: Sides; unevenness: number } | undefined;
  for (let tried = 0; tried < 20; tried++) {
    const found = annealed(rounds, random);
    if (!best || found.unevenness < best.unevenness) best = found;
    // Off by two everywhere is the least where R leaves 1 divided by 4.
    if (best.unevenness <= (rounds % 4 === 1 ? 2 * (rounds - 1) : 0)) break;
  }
  return best!.sides;
}

function annealed(rounds: number, random: () => number): { sides: Sides; unevenness: number } {
  const sides: (1 | -1)[] = shuffled(rounds, random).map((place) => (place < (rounds - 1) / 2 ? 1 : -1));
  let now = unevennessOf(sides);
  let best = { sides: [...sides], unevenness: now };
  const exchange = (one: number, other: number) => {
    [sides[one], sides[other]] = [sides[other]!, sides[one]!];
  };
  for (let exchanges = 0; exchanges < EXCHANGES; exchanges++) {
    const one = Math.floor(random() * rounds);
    const other = Math.floor(random() * rounds);
    if (sides[one] === sides[other]) continue;
    exchange(one, other);
    const then = unevennessOf(sides);
    const heat = HOT * (COLD / HOT) ** (exchanges / EXCHANGES);
    if (then <= now || random() < Math.exp((now - then) / heat)) now = then;
    else exchange(one, other);
    if (now < best.unevenness) best = { sides: [...sides], unevenness: now };
  }
  return best;
}

/** How far the row turned by each number of places is off agreeing with itself at one place fewer than not. */
function unevennessOf(sides: Sides): number {
  let sum = 0;
  for (let turn = 1; 2 * turn < sides.length; turn++) {
    let agreeing = 0;
    for (let at = 0; at < sides.length; at++) agreeing += sides[at]! * sides[(at + turn) % sides.length]!;
    sum += (agreeing + 1) ** 2;
  }
  return sum;
}

/** 1 for what is a square mod p, -1 for what is not, 0 for 0. */
function residues(p: number): readonly number[] {
  const squares = new Set(Array.from({ length: p - 1 }, (_, index) => (index + 1) ** 2 % p));
  return Array.from({ length: p }, (_, at) => {
    if (at === 0) return 0;
    return squares.has(at) ? 1 : -1;
  });
}

function isPrime(n: number): boolean {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return n > 1;
}
