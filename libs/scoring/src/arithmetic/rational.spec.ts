import fc from 'fast-check';
import { Rational } from './rational.js';

/** Small ones and such as do not fit into numbers any more, with all that lies between. */
const magnitude = fc.nat(24).map((zeros) => 10n ** BigInt(zeros));
const bigInteger = fc
  .tuple(fc.bigInt({ min: -9999n, max: 9999n }), magnitude)
  .chain(([digits, zeros]) => fc.bigInt({ min: -9n, max: 9n }).map((rest) => digits * zeros + rest));
const rational = fc
  .tuple(
    bigInteger,
    bigInteger.map((value) => (value === 0n ? 1n : value < 0n ? -value : value)),
  )
  .map(([numerator, denominator]) => Rational.of(numerator, denominator));

const notZero = (value: Rational) => (value.isZero ? Rational.ONE : value);

describe('a rational', () => {
  it('is in lowest terms, with its sign above', () => {
    expect(String(Rational.of(6, 4))).toBe('3/2');
    expect(String(Rational.of(6, -4))).toBe('-3/2');
    expect(String(Rational.of(0, -4))).toBe('0');
    expect(String(Rational.of(12, 4))).toBe('3');
  });

  it.each([
    [12, '12'],
    [57.5, '115/2'],
    [0.1, '1/10'],
    ['-0.25', '-1/4'],
    ['2/6', '1/3'],
    ['+7', '7'],
    ['485.00', '485'],
  ])('is read from %j as %s', (value, expected) => {
    expect(String(Rational.from(value))).toBe(expected);
  });

  it.each(['', 'x', '1/0', '1e3', '.5', '1.', '1/2/3', ' 1', '1/-2', Number.NaN, Infinity, 1e300])(
    'is not read from %j',
    (value) => expect(() => Rational.from(value)).toThrow(RangeError),
  );

  it('is not made of numbers that are not exact', () => {
    expect(() => Rational.of(2 ** 53)).toThrow(RangeError);
    expect(() => Rational.of(0.5)).toThrow(RangeError);
    expect(() => Rational.of(1, 0)).toThrow(RangeError);
    expect(() => Rational.ONE.div(Rational.ZERO)).toThrow(RangeError);
  });

  it.each([
    ['12.345', 2, '12.35'],
    ['-12.345', 2, '-12.35'],
    ['12.3449', 2, '12.34'],
    ['-0.004', 2, '0.00'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['2/3', 4, '0.6667'],
    ['99.995', 2, '100.00'],
    ['7', 2, '7.00'],
  ])('%s with %i decimals is %s, halves away from zero', (value, places, text) => {
    expect(Rational.parse(value).toText(places)).toBe(text);
    expect(Rational.parse(value).roundHalfAwayFromZero(places).equals(Rational.parse(text))).toBe(true);
  });

  it('rounds to the nearest: never further than half a unit, and further from zero on the half', () =>
    fc.assert(
      fc.property(rational, fc.nat(6), (value, places) => {
        const rounded = value.roundHalfAwayFromZero(places);
        const off = rounded.sub(value);
        const half = Rational.of(1n, 2n * 10n ** BigInt(places));
        const outwards = value.numerator < 0n ? off.negated() : off;
        expect(outwards.compare(half)).toBeLessThanOrEqual(0);
        expect(outwards.compare(half.negated())).toBeGreaterThan(0);
        expect((rounded.numerator * 10n ** BigInt(places)) % rounded.denominator).toBe(0n);
      }),
    ));

  it('keeps the laws of a field', () =>
    fc.assert(
      fc.property(rational, rational, rational, (a, b, c) => {
        expect(a.add(b)).toEqual(b.add(a));
        expect(a.add(b).add(c)).toEqual(a.add(b.add(c)));
        expect(a.mul(b.add(c))).toEqual(a.mul(b).add(a.mul(c)));
        expect(a.sub(b).add(b)).toEqual(a);
        expect(a.div(notZero(b)).mul(notZero(b))).toEqual(a);
        expect(Math.sign(a.compare(b))).toBe(-Math.sign(b.compare(a)));
        expect(a.compare(b)).toBe(a.sub(b).compare(Rational.ZERO));
      }),
    ));

  it('computes as fractions of bigints do', () =>
    fc.assert(
      fc.property(rational, rational, fc.nat(6), (a, b, places) => {
        const [n, d, m, e] = [a.numerator, a.denominator, b.numerator, b.denominator];
        const same = (value: Rational, numerator: bigint, denominator: bigint) => {
          expect(value.numerator * denominator).toBe(numerator * value.denominator);
          expect(value).toEqual(Rational.of(numerator, denominator));
        };
        same(a.add(b), n * e + m * d, d * e);
        same(a.sub(b), n * e - m * d, d * e);
        same(a.mul(b), n * m, d * e);
        same(a.div(notZero(b)), n * notZero(b).denominator, d * notZero(b).numerator);
        same(a.negated(), -n, d);
        expect(a.compare(b)).toBe(Number(n * e > m * d) - Number(n * e < m * d));
        expect(a.equals(b)).toBe(n * e === m * d);
        expect(Rational.parse(a.toText(places))).toEqual(a.roundHalfAwayFromZero(places));
      }),
      { numRuns: 2000 },
    ));

  it('is exact where numbers no longer are', () => {
    const large = Rational.of(2 ** 52 - 1);
    expect(String(large.add(large).add(Rational.ONE))).toBe('9007199254740991');
    expect(String(large.mul(large).sub(large.mul(large.sub(Rational.ONE))))).toBe('4503599627370495');
    // The products are odd and above 2 ** 53: as numbers they would be off by 1, and their difference would not show it.
    const [third, less] = [Rational.of(165000001, 3), Rational.of(55000000 * 67108865 + 22369621, 67108865)];
    expect(String(third.sub(less))).toBe('2/201326595');
    const [near, nearer] = [Rational.of(2 ** 52 - 2, 2 ** 52 - 1), Rational.of(2 ** 52 - 1, 2 ** 52)];
    expect(near.compare(nearer)).toBe(-1);
    expect(near.toText(15)).toBe('1.000000000000000');
  });

  it('goes through JSON', () =>
    fc.assert(
      fc.property(rational, (value) => {
        expect(Rational.parse(JSON.parse(JSON.stringify(value)) as string)).toEqual(value);
      }),
    ));
});
