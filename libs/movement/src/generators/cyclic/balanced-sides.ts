import { shuffled } from './first-round.js';

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
export function balancedSides(rounds: number, random: () => number): Sides {
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
