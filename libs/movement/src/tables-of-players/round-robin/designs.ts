import { STARTERS, type Starter } from './starters.js';

/** Rounds of tables of players 0, 1, 2 ... */
export type Design = readonly (readonly (readonly number[])[])[];

/**
 * Rounds in which everybody meets everybody exactly once at tables of three: a Kirkman triple system. They exist for 6k + 3
 * players (D. K. Ray-Chaudhuri and R. M. Wilson, 1971); made here are all
 * from 3 to 99.
 *
 * @returns nothing where there is none, or none is made here
 */
export function kirkmanRounds(players: number): Design | undefined {
  if (players % 6 !== 3) return undefined;
  const third = players / 3;
  if (players === 3) return [[[0, 1, 2]]];
  if (third % 6 === 3) {
    const rounds = kirkmanRounds(third);
    return rounds && tripled(rounds, third);
  }
  const field = finiteField(third);
  if (field && field.size % 6 === 1) return threeTimes(field);
  const half = finiteField((players - 1) / 2);
  if (half && half.size % 6 === 1) return twiceAndOne(half);
  const starter = STARTERS.get(third);
  return starter && developed(starter, third);
}

/**
 * Rounds in which everybody meets everybody exactly once at tables of four. They exist for 12k + 4 players (H. Hanani,
 * D. K. Ray-Chaudhuri and R. M. Wilson, 1972); made here are those of which (players - 1) / 3 is a power of a prime of the
 * form 4k + 1 (16, 28, 40, 52, 76, 88, 112 ...), 4 and 64.
 *
 * @returns nothing where there is none, or none is made here
 */
export function roundsOfFours(players: number): Design | undefined {
  if (players === 4) return [[[0, 1, 2, 3]]];
  if (players === 64) return linesOfSpace(4, 3);
  if (players % 12 !== 4) return undefined;
  const field = finiteField((players - 1) / 3);
  return field && field.size % 4 === 1 ? threeTimesAndOne(field) : undefined;
}

/**
 * Rounds in which nobody meets anybody twice, though not everybody everybody: players in as many lines as there are at a
 * table, q in each (q a power of a prime), with one of each line at each table. There are q such rounds.
 */
export function transversalRounds(players: number, seats: 3 | 4): Design | undefined {
  const field = players % seats === 0 ? finiteField(players / seats) : undefined;
  if (!field || field.size < seats) return undefined;
  const elements = [...Array(field.size).keys()];
  return elements.map((round) =>
    elements.map((x) =>
      Array.from({ length: seats }, (_, line) => line * field.size + field.add(x, field.mul(line, round))),
    ),
  );
}

/** Three copies of a system side by side, and rounds with one of each copy at each table. */
function tripled(rounds: Design, size: number): Design {
  const copies = rounds.map((tables) =>
    [0, 1, 2].flatMap((copy) => tables.map((table) => table.map((player) => copy * size + player))),
  );
  const all = [...Array(size).keys()];
  const across = all.map((round) =>
    all.map((x) => [0, 1, 2].map((copy) => copy * size + ((x + copy * round) % size))),
  );
  return [...copies, ...across];
}

/** 3q players, q = 6t + 1 (Ray-Chaudhuri and Wilson): F_q x {0, 1, 2}. */
function threeTimes({ size: q, add, powers }: FiniteField): Design {
  const t = (q - 1) / 6;
  const power = (at: number) => powers[at % (q - 1)]!;
  const across = (at: number) => [0, 1, 2].map((line) => line * q + power(at + 2 * t * line));
  const isBase = (at: number) => Math.floor(at / t) % 2 === 1;
  const base = [
    [0, q, 2 * q],
    ...[0, 1, 2].flatMap((line) =>
      [...Array(t).keys()].map((at) => [0, 2, 4].map((step) => line * q + power(at + step * t))),
    ),
    ...powers.flatMap((_, at) => (isBase(at) ? [across(at)] : [])),
  ];
  const moved = (table: readonly number[], by: number) =>
    table.map((player) => q * Math.floor(player / q) + add(player % q, by));
  const elements = [...Array(q).keys()];
  return [
    ...elements.map((by) => base.map((table) => moved(table, by))),
    ...powers.flatMap((_, at) => (isBase(at) ? [] : [elements.map((by) => moved(across(at), by))])),
  ];
}

/** 2q + 1 players, q = 6t + 1 (Ray-Chaudhuri and Wilson): F_q x {0, 1} and one more. */
function twiceAndOne({ size: q, add, powers }: FiniteField): Design {
  const t = (q - 1) / 6;
  const power = (at: number) => powers[at % (q - 1)]!;
  const m = powers.findIndex((one) => add(one, one) === add(power(t), 1));
  const base = [
    [0, q, 2 * q],
    ...[0, 2, 4].flatMap((step) =>
      [...Array(t).keys()].map((at) => {
        const i = at + step * t;
        return [power(i), power(i + t), q + power(i + m)];
      }),
    ),
    ...[...Array(t).keys()].map((at) => [1, 3, 5].map((step) => q + power(at + m + step * t))),
  ];
  return [...Array(q).keys()].map((by) =>
    base.map((table) =>
      table.map((player) => (player === 2 * q ? player : q * Math.floor(player / q) + add(player % q, by))),
    ),
  );
}

/** 3m players: a first round of Z_m x {0, 1, 2} goes round, and tables with one of each line make rounds of their own. */
function developed({ first, across }: Starter, m: number): Design {
  const moved = (table: readonly number[], by: number) =>
    table.map((player) => m * Math.floor(player / m) + ((player + by) % m));
  const all = [...Array(m).keys()];
  return [
    ...all.map((by) => first.map((table) => moved(table, by))),
    ...across.map((table) => all.map((by) => moved(table, by))),
  ];
}

/** 3q + 1 players, q = 4t + 1 (R. C. Bose's differences): F_q x {0, 1, 2} and one more. */
function threeTimesAndOne({ size: q, add, powers }: FiniteField): Design {
  const t = (q - 1) / 4;
  const power = (at: number) => powers[at % (q - 1)]!;
  const base = [
    [0, q, 2 * q, 3 * q],
    ...[0, 1, 2].flatMap((line) =>
      [...Array(t).keys()].map((at) => {
        const next = (line + 1) % 3;
        return [
          line * q + power(at),
          line * q + power(at + 2 * t),
          next * q + power(at + t),
          next * q + power(at + 3 * t),
        ];
      }),
    ),
  ];
  return [...Array(q).keys()].map((by) =>
    base.map((table) =>
      table.map((player) => (player === 3 * q ? player : q * Math.floor(player / q) + add(player % q, by))),
    ),
  );
}

/** The lines of a space over F_q, parallel ones in one round. */
function linesOfSpace(q: number, dimensions: number): Design {
  const { add, mul } = finiteField(q)!;
  const points = [...Array(q ** dimensions).keys()];
  const parts = (point: number) =>
    Array.from({ length: dimensions }, (_, at) => Math.floor(point / q ** at) % q);
  const moved = (point: number, way: number, times: number) => {
    const other = parts(way);
    return parts(point).reduce((sum, part, at) => sum + add(part, mul(other[at]!, times)) * q ** at, 0);
  };
  const ways = points.filter((point) => parts(point).findLast((part) => part !== 0) === 1);
  return ways.map((way) => {
    const seen = new Set<number>();
    return points.flatMap((point) => {
      if (seen.has(point)) return [];
      const line = Array.from({ length: q }, (_, times) => moved(point, way, times));
      for (const one of line) seen.add(one);
      return [line];
    });
  });
}

/** A field of q elements, which are called 0 .. q - 1; 0 and 1 are what they are elsewhere. */
export interface FiniteField {
  readonly size: number;
  add(a: number, b: number): number;
  mul(a: number, b: number): number;
  /** The powers of an element whose powers are all elements but 0: `powers[i]` is its i-th, from 0 to q - 2. */
  readonly powers: readonly number[];
}

/** The field of q elements; nothing when q is no power of a prime. */
function finiteField(q: number): FiniteField | undefined {
  const prime = smallestDivisor(q);
  let degree = 0;
  for (let rest = q; rest > 1; rest /= prime) {
    if (rest % prime !== 0) return undefined;
    degree++;
  }
  if (degree === 0) return undefined;
  const digits = (element: number) =>
    Array.from({ length: degree }, (_, at) => Math.floor(element / prime ** at) % prime);
  const element = (given: readonly number[]) =>
    given.reduce((sum, digit, at) => sum + (digit % prime) * prime ** at, 0);
  const add = (a: number, b: number) => {
    const other = digits(b);
    return element(digits(a).map((digit, at) => digit + other[at]!));
  };
  const powers = degree === 1 ? powersInPrimeField(prime) : powersInExtension(prime, degree, digits, element);
  const logs = new Map(powers.map((power, at) => [power, at]));
  const mul = (a: number, b: number) =>
    a === 0 || b === 0 ? 0 : powers[(logs.get(a)! + logs.get(b)!) % (q - 1)]!;
  return { size: q, add, mul, powers };
}

function smallestDivisor(q: number): number {
  for (let divisor = 2; divisor * divisor <= q; divisor++) if (q % divisor === 0) return divisor;
  return q;
}

function powersInPrimeField(prime: number): readonly number[] {
  for (let root = 1; ; root++) {
    const powers = powersOf((power) => (power * root) % prime, prime);
    if (powers) return powers;
  }
}

/** Polynomials modulo a monic one of which the powers of x are all that there are: some of each degree do (primitive). */
function powersInExtension(
  prime: number,
  degree: number,
  digits: (element: number) => readonly number[],
  element: (digits: readonly number[]) => number,
): readonly number[] {
  for (let lower = 1; ; lower++) {
    const modulus = digits(lower);
    const timesX = (power: number) => {
      const own = digits(power);
      const carried = own.at(-1)!;
      return element(own.map((_, at) => (at === 0 ? 0 : own[at - 1]!) + carried * (prime - modulus[at]!)));
    };
    const powers = powersOf(timesX, prime ** degree);
    if (powers) return powers;
  }
}

/** 1 and what follows it, if that is everything but 0. */
function powersOf(next: (power: number) => number, size: number): readonly number[] | undefined {
  const powers = [1];
  for (let power = next(1); power !== 1; power = next(power)) {
    if (power === 0 || powers.length === size - 1) return undefined;
    powers.push(power);
  }
  return powers.length === size - 1 ? powers : undefined;
}
