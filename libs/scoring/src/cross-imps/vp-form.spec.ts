import fc from 'fast-check';
import { integerRoot } from '../arithmetic/integer-root.js';
import { Rational } from '../arithmetic/rational.js';
import { vpFormTotal } from './vp-form.js';

const board = (sum: number | string, scores: number) => ({ sum: Rational.from(sum), scores });

describe('a total in the form for victory points', () => {
  it('is exact where the roots are whole: a half is rounded away from zero', () => {
    // Two scores: the root of 1. Nine scores: the root of 36.
    expect(vpFormTotal([board('5/2', 2)]).toString()).toBe('3');
    expect(vpFormTotal([board('-5/2', 2)]).toString()).toBe('-3');
    expect(vpFormTotal([board(15, 9)]).toString()).toBe('3');
    expect(vpFormTotal([board(15, 9), board('-1/1000000000', 2)]).toString()).toBe('2');
  });

  it('cancels what cancels, so that it is a half where it is one', () => {
    // 7/√10 - 7/√10 + 1/2.
    expect(vpFormTotal([board(7, 5), board(-7, 5)], 0, Rational.of(1, 2)).toString()).toBe('1');
    // Of three scores the root is √3, of 25 it is 10 √3.
    expect(vpFormTotal([board(3, 3), board(-30, 25)], 0, Rational.of(-1, 2)).toString()).toBe('-1');
  });

  it('tells a total from a half that it is very near to', () => {
    const digits = 60n;
    const root = integerRoot(10n * 10n ** (2n * digits));
    // So many √10 that it is 1/2 but for 10^-60, from below.
    const half = Rational.of(root, 2n * 10n ** digits);
    expect(vpFormTotal([{ sum: half, scores: 5 }]).toString()).toBe('0');
    const above = Rational.of(root + 1n, 2n * 10n ** digits);
    expect(vpFormTotal([{ sum: above, scores: 5 }]).toString()).toBe('1');
  });

  it('counts nothing for a board with one score', () => {
    expect(vpFormTotal([board(5, 1), board(5, 0)]).toString()).toBe('0');
  });

  it('is what floating point makes of it, where that is not near a half', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 2, max: 60 })), {
          maxLength: 30,
        }),
        (boards) => {
          const near = boards.reduce((sum, [imps, r]) => sum + imps / Math.sqrt((r * (r - 1)) / 2), 0);
          const total = vpFormTotal(boards.map(([imps, r]) => board(imps, r)));
          expect(Math.abs(total.toNumber() - near)).toBeLessThan(0.5 + 1e-9);
        },
      ),
    ));
});

describe('the integer root', () => {
  it('is the largest number whose square fits', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (square) => {
        const root = integerRoot(square);
        expect(root * root <= square && square < (root + 1n) * (root + 1n)).toBe(true);
      }),
    ));

  it('is exact at squares and beside them', () => {
    for (const root of [2n, 3n, 15n, 16n, 10n ** 30n, 2n ** 64n - 1n, 2n ** 64n]) {
      const near = [-1n, 0n, 1n].map((by) => integerRoot(root * root + by));
      expect(near).toEqual([root - 1n, root, root]);
    }
    expect([0n, 1n, 2n].map((square) => integerRoot(square))).toEqual([0n, 1n, 1n]);
    expect(() => integerRoot(-1n)).toThrow(RangeError);
  });
});
