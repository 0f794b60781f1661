/** A field of q elements, which are called 0 .. q - 1; 0 and 1 are what they are elsewhere. */
export interface FiniteField {
  readonly size: number;
  add(a: number, b: number): number;
  mul(a: number, b: number): number;
  /** The powers of an element whose powers are all elements but 0: `powers[i]` is its i-th, from 0 to q - 2. */
  readonly powers: readonly number[];
}

/** The field of q elements; nothing when q is no power of a prime. */
export function finiteField(q: number): FiniteField | undefined {
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
