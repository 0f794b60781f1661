import { integerRoot } from '../arithmetic/integer-root.js';
import { Rational } from '../arithmetic/rational.js';
import type { VpMatch } from './vp-scale.js';
import { continuousScale, discreteScale, blitzOf, onWbfCurve } from './wbf-curve.js';

/**
 * The curve to 60 digits in another way: R^x is the product of R^(1/2), R^(1/4) ... for the binary digits of x, each the
 * square root of the one before. No logarithm, no series, nothing of what is tested but the integer root.
 */
const UNIT = 10n ** 60n;
const BITS = 190;
const ROOT_OF_5 = integerRoot(5n * UNIT * UNIT);
const R = ROOT_OF_5 - 2n * UNIT;
const ROOTS_OF_R = Array.from({ length: BITS }).reduce<bigint[]>(
  (roots) => [...roots, integerRoot((roots.at(-1) ?? R) * UNIT)],
  [],
);

/** The winner's part of the second half of the pool, in 1/UNIT. */
function partTo60Digits(margin: number, { boards, half }: VpMatch): bigint {
  const root = half
    ? integerRoot((BigInt(boards) * UNIT * UNIT) / 2n)
    : integerRoot(BigInt(boards) * UNIT * UNIT);
  const blitz = 15n * root;
  const x = (BigInt(margin) * UNIT * UNIT) / blitz;
  if (x >= UNIT) return UNIT;
  let power = UNIT;
  let rest = x;
  for (const rootOfR of ROOTS_OF_R) {
    rest *= 2n;
    if (rest < UNIT) continue;
    rest -= UNIT;
    power = (power * rootOfR) / UNIT;
  }
  return ((UNIT - power) * UNIT) / (UNIT - R);
}

/** More than the 60 digits are off by, cut off at each of the roots and products, in units of the pool. */
const SLACK = 10n ** 10n;

/** The value to the nearest of so many units of the pool, and how far it is from where it would be another. */
function nearest(part: bigint, units: number) {
  const doubled = BigInt(units) * (UNIT + part);
  const rounded = (doubled + UNIT) / (2n * UNIT);
  const offset = doubled - 2n * UNIT * rounded;
  return { rounded: Number(rounded), toHalf: UNIT - (offset < 0n ? -offset : offset) };
}

const MATCHES: VpMatch[] = [false, true].flatMap((half) =>
  Array.from({ length: 100 }, (_, at) => ({ boards: at + 1, half })),
);

/** Each match with its parts, from no margin to some beyond the blitz. */
const CURVES = MATCHES.map((match) => ({
  match,
  units: match.half ? 1000 : 2000,
  parts: Array.from({ length: blitzOf(match) + 3 }, (_, margin) => partTo60Digits(margin, match)),
}));

describe('the curve of the World Bridge Federation', () => {
  it('is rounded to hundredths as 60 digits of it are, for 1 to 100 boards, full and half, at every margin', () => {
    const figures = CURVES.flatMap(({ match, units, parts }) => {
      const { rounded } = continuousScale(match);
      return parts.map((part, margin) => ({
        of: `${match.boards}${match.half ? ' half' : ''}: ${margin}`,
        ours: rounded[margin] ?? rounded.at(-1),
        ...nearest(part, units),
      }));
    });
    expect(figures.length).toBeGreaterThan(17_000);
    expect(figures.filter(({ ours, rounded }) => ours !== rounded)).toEqual([]);
    // Nothing is so near to a half that 60 digits could be wrong about it.
    expect(figures.filter(({ toHalf }) => toHalf < SLACK)).toEqual([]);
    const closest = figures.reduce((least, { toHalf }) => (toHalf < least ? toHalf : least), UNIT);
    expect(Rational.of(closest, UNIT).toNumber()).toBeGreaterThan(1e-5);
  });

  it('begins and ends whole, and has 15 of 20 at a third of the blitz', () => {
    expect([0, 20, 60].map((margin) => onWbfCurve(margin, { boards: 16 }, 2000))).toEqual([1000, 1500, 2000]);
  });

  it('has 7 1/2 of 10 at a third of the blitz of a half match: the only half, in the band below', () => {
    expect(onWbfCurve(10, { boards: 8, half: true }, 1000)).toBe(750);
    expect(onWbfCurve(10, { boards: 8, half: true }, 10)).toBe(7);
    expect(onWbfCurve(11, { boards: 8, half: true }, 10)).toBe(8);
  });

  it.each([
    [16, false, 60],
    [12, false, 52],
    [1, false, 15],
    [8, true, 30],
    [7, true, 29],
    [14, true, 40],
  ])('over %i boards (half: %s) has its blitz at %i IMPs', (boards, half, blitz) => {
    expect(blitzOf({ boards, half })).toBe(blitz);
    expect(blitz).toBe(Math.ceil(15 * Math.sqrt(half ? boards / 2 : boards)));
  });

  it.each([0, -1, 1.5, 1001, Number.NaN])('is not for %d boards', (boards) => {
    expect(() => blitzOf({ boards })).toThrow(
      expect.objectContaining({ fault: expect.objectContaining({ code: 'scoring.vp-boards' }) }),
    );
  });
});

describe('the continuous scale', () => {
  it('of 16 boards gains by each IMP no more than by the one before: raised where rounding would not', () => {
    const { rounded, neverRising } = continuousScale({ boards: 16 });
    const raised = neverRising.flatMap((points, margin) =>
      points === rounded[margin] ? [] : [`${margin}: ${rounded[margin]} to ${points}`],
    );
    expect(raised).toEqual([
      '14: 1374 to 1375',
      '27: 1625 to 1626',
      '38: 1784 to 1785',
      '46: 1876 to 1877',
      '49: 1906 to 1907',
      '55: 1960 to 1961',
      '59: 1992 to 1993',
    ]);
  });

  it('never gains more by a further IMP, is never below the curve, and is the smallest such scale', () => {
    for (const match of MATCHES) {
      const { rounded, neverRising } = continuousScale(match);
      const gains = neverRising.slice(1).map((points, at) => points - neverRising[at]!);
      expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      expect(neverRising.every((points, margin) => points >= rounded[margin]!)).toBe(true);
      // Where it is above the curve, a hundredth less would make a gain rise.
      const lower = neverRising.flatMap((points, at) => {
        if (points === rounded[at]) return [];
        const [before, after] = [neverRising[at - 1]!, neverRising[at + 1]!];
        return after - (points - 1) > points - 1 - before ? [] : [at];
      });
      expect([match, lower]).toEqual([match, []]);
    }
  });

  it('is raised by a hundredth up to 33 boards, by 4 at most up to 100', () => {
    const most = (boards: number) => {
      const { rounded, neverRising } = continuousScale({ boards });
      return Math.max(...neverRising.map((points, margin) => points - rounded[margin]!));
    };
    const raised = Array.from({ length: 100 }, (_, at) => most(at + 1));
    expect(Math.max(...raised.slice(0, 33))).toBe(1);
    expect(Math.max(...raised)).toBe(4);
  });
});

describe('the discrete scale', () => {
  it('of 16 boards', () => {
    expect(discreteScale({ boards: 16 })).toEqual([0, 2, 5, 9, 13, 18, 23, 29, 36, 44, 54]);
  });

  it('has as many bands as points, none wider than the next, for 4 to 100 boards', () => {
    for (const match of MATCHES.filter(({ boards, half }) => boards >= (half ? 3 : 4))) {
      const starts = discreteScale(match);
      expect(starts).toHaveLength(match.half ? 6 : 11);
      const widths = starts.slice(1).map((start, at) => start - starts[at]!);
      widths[0] = 2 * widths[0]! - 1;
      expect([match, widths]).toEqual([match, widths.toSorted((a, b) => a - b)]);
    }
  });
});
