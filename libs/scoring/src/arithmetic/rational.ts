/** A fraction, or what is read as one: a safe integer, a decimal or fraction as text ('57.5', '2/3'). */
export type RationalLike = Rational | number | string;

const TEXT = /^(?<sign>[+-]?)(?<whole>\d+)(?:\.(?<decimals>\d+)|\/(?<denominator>\d+))?$/;

/**
 * An exact fraction in lowest terms, its denominator positive. Matchpoints, percentages and totals are fractions, and
 * the only rounding is the one that a regulation asks for, where it asks for it.
 *
 * It is kept as two numbers while they are safe integers, because bigints take several times as long.
 */
export class Rational {
  static readonly ZERO = new Rational(0, 1);
  static readonly ONE = new Rational(1, 1);

  /** Both are numbers, or both bigints because one of them is too large: so equal parts are equal fractions. */
  private constructor(
    private readonly above: number | bigint,
    private readonly below: number | bigint,
  ) {}

  /**
   * numerator / denominator.
   *
   * @throws RangeError when a number is not a safe integer or the denominator is 0
   */
  static of(numerator: number | bigint, denominator: number | bigint = 1): Rational {
    if (typeof numerator === 'number' && typeof denominator === 'number') {
      if (isSafe(exact(numerator)) && isSafe(exact(denominator))) {
        return Rational.ofNumbers(numerator, denominator);
      }
    }
    return Rational.ofBigints(BigInt(exact(numerator)), BigInt(exact(denominator)));
  }

  /**
   * What a number or a text says, exactly. A number with decimals is read as it is written: 57.5 is 115/2.
   *
   * @throws RangeError when it is not finite, or not the text of a decimal or a fraction
   */
  static from(value: RationalLike): Rational {
    if (value instanceof Rational) return value;
    if (typeof value === 'number' && Number.isSafeInteger(value)) return Rational.of(value);
    return Rational.parse(String(value));
  }

  /**
   * The fraction of a text: '12', '-57.50' or '2/3'.
   *
   * @throws RangeError when the text is none of these
   */
  static parse(text: string): Rational {
    const parts = TEXT.exec(text)?.groups;
    if (!parts) throw new RangeError(`${JSON.stringify(text)} is no exact number.`);
    const decimals = parts['decimals'] ?? '';
    const digits = BigInt(parts['whole'] + decimals);
    return Rational.ofBigints(
      parts['sign'] === '-' ? -digits : digits,
      BigInt(parts['denominator'] ?? 1) * 10n ** BigInt(decimals.length),
    );
  }

  static sum(terms: Iterable<Rational>): Rational {
    let sum = Rational.ZERO;
    for (const term of terms) sum = sum.add(term);
    return sum;
  }

  static max(first: Rational, ...others: readonly Rational[]): Rational {
    return others.reduce((max, other) => (other.compare(max) > 0 ? other : max), first);
  }

  static min(first: Rational, ...others: readonly Rational[]): Rational {
    return others.reduce((min, other) => (other.compare(min) < 0 ? other : min), first);
  }

  get numerator(): bigint {
    return BigInt(this.above);
  }

  get denominator(): bigint {
    return BigInt(this.below);
  }

  get isZero(): boolean {
    return this.above === 0;
  }

  add(other: Rational): Rational {
    if (other.above === 0) return this;
    if (this.above === 0) return other;
    const sum = this.numbers(other, (a, b, c, d) => (b === d ? [a + c, b] : [safeSum(a * d, c * b), b * d]));
    if (sum) return sum;
    const { numerator: a, denominator: b } = this;
    const { numerator: c, denominator: d } = other;
    return Rational.ofBigints(a * d + c * b, b * d);
  }

  sub(other: Rational): Rational {
    return this.add(other.negated());
  }

  mul(other: Rational): Rational {
    return (
      this.numbers(other, (a, b, c, d) => [a * c, b * d]) ??
      Rational.ofBigints(this.numerator * other.numerator, this.denominator * other.denominator)
    );
  }

  /** @throws RangeError when the divisor is 0 */
  div(other: Rational): Rational {
    return (
      this.numbers(other, (a, b, c, d) => [a * d, b * c]) ??
      Rational.ofBigints(this.numerator * other.denominator, this.denominator * other.numerator)
    );
  }

  negated(): Rational {
    return typeof this.above === 'number'
      ? new Rational(0 - this.above, this.below)
      : new Rational(-this.above, this.below);
  }

  /** Less than 0, 0 or more than 0, as this is less than, equal to or more than the other. */
  compare(other: Rational): number {
    const difference = this.lessInParts(other) ?? this.sub(other).above;
    return difference < 0 ? -1 : difference > 0 ? 1 : 0;
  }

  /** This less the other, in parts of both denominators together; undefined where that is beyond safe integers. */
  private lessInParts({ above: c, below: d }: Rational): number | undefined {
    const { above: a, below: b } = this;
    if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') {
      return undefined;
    }
    const [own, others] = [a * d, c * b];
    return isSafe(own) && isSafe(others) ? own - others : undefined;
  }

  equals(other: Rational): boolean {
    return this.above === other.above && this.below === other.below;
  }

  /** Rounded to so many decimals, halves away from zero. */
  roundHalfAwayFromZero(places: number): Rational {
    const unit = unitOf(places);
    return Rational.of(this.inUnits(unit), unit);
  }

  /** With so many decimals, rounded with halves away from zero: '57.50'. */
  toText(places: number): string {
    const units = String(this.inUnits(unitOf(places)));
    const minus = units.startsWith('-') ? '-' : '';
    const digits = units.slice(minus.length).padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    return `${minus}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
  }

  /** The nearest floating-point number: to draw and to sort by eye, never to compute with. */
  toNumber(): number {
    return Number(this.above) / Number(this.below);
  }

  /** 'n/d', or 'n' when it is whole: what `parse` reads. */
  toString(): string {
    return this.below === 1 || this.below === 1n ? String(this.above) : `${this.above}/${this.below}`;
  }

  toJSON(): string {
    return this.toString();
  }

  /** The outcome of an operation on a/b and c/d, unless something in it is beyond safe integers. */
  private numbers(
    { above: c, below: d }: Rational,
    operation: (a: number, b: number, c: number, d: number) => [number, number],
  ): Rational | undefined {
    const { above: a, below: b } = this;
    if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') {
      return undefined;
    }
    const [above, below] = operation(a, b, c, d);
    return isSafe(above) && isSafe(below) ? Rational.ofNumbers(above, below) : undefined;
  }

  private static ofNumbers(above: number, below: number): Rational {
    // Not -0, which is not the same as 0 for those who compare parts.
    if (below === 1) return new Rational(above + 0, 1);
    if (below === 0) throw new RangeError(DIVIDED_BY_ZERO);
    let [divisor, rest] = [Math.abs(above), Math.abs(below)];
    while (rest > 0) [divisor, rest] = [rest, divisor % rest];
    const common = below < 0 ? -divisor : divisor;
    return new Rational(above / common + 0, below / common);
  }

  private static ofBigints(above: bigint, below: bigint): Rational {
    if (below === 0n) throw new RangeError(DIVIDED_BY_ZERO);
    let [divisor, rest] = [above < 0n ? -above : above, below < 0n ? -below : below];
    while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
    const common = below < 0n ? -divisor : divisor;
    const [numerator, denominator] = [above / common, below / common];
    return isSafe(numerator) && isSafe(denominator)
      ? new Rational(Number(numerator), Number(denominator))
      : new Rational(numerator, denominator);
  }

  /** How many 1/unit it is nearest to, of two the one further from 0. */
  private inUnits(unit: number): number | bigint {
    const { above, below } = this;
    if (typeof above === 'number' && typeof below === 'number') {
      if (isSafe(2 * above * unit + below)) return nearestWhole(above * unit, below);
    }
    const { numerator, denominator } = this;
    const half = numerator < 0n ? -denominator : denominator;
    return (2n * numerator * BigInt(unit) + half) / (2n * denominator);
  }
}

const DIVIDED_BY_ZERO = 'Nothing is divided by 0.';
/** Half of what is safe, so that twice a safe number still is. */
const MAX_SAFE = Math.floor(Number.MAX_SAFE_INTEGER / 2);

function isSafe(value: number | bigint): boolean {
  return value <= MAX_SAFE && value >= -MAX_SAFE;
}

/** Terms that are not exact may make a sum that looks so. */
function safeSum(a: number, b: number): number {
  return isSafe(a) && isSafe(b) ? a + b : Number.NaN;
}

function exact<T extends number | bigint>(value: T): T {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} is no exact integer.`);
  return value;
}

/**
 * The whole number nearest to a fraction, of two the one further from 0.
 *
 * @param above a safe integer, half of what is safe
 * @param below positive
 */
export function nearestWhole(above: number, below: number): number {
  const doubled = 2 * above + (above < 0 ? -below : below);
  // A remainder is exact where a quotient would be rounded.
  return (doubled - (doubled % (2 * below))) / (2 * below) + 0;
}

function unitOf(places: number): number {
  if (!Number.isInteger(places) || places < 0 || places > 15) {
    throw new RangeError(`There are no ${places} decimals.`);
  }
  return 10 ** places;
}
