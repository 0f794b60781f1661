import { IMP_LOWER_BOUNDS, imps } from './imp-scale.js';

describe('the IMP scale of Law 78B', () => {
  it.each([
    [10, 0],
    [20, 1],
    [40, 1],
    [50, 2],
    [420, 9],
    [430, 10],
    [3990, 23],
    [4000, 24],
    [7600, 24],
  ])('%i points are %i IMPs, won or lost', (difference, worth) => {
    expect(imps(difference)).toBe(worth);
    expect(imps(-difference)).toBe(0 - worth);
  });

  it('begins each IMP at its bound, and not a point before', () => {
    for (const [worth, bound] of IMP_LOWER_BOUNDS.entries()) {
      expect(imps(bound)).toBe(worth);
      expect(imps(bound - 1)).toBe(Math.max(0, worth - 1));
    }
  });

  it('gives no IMPs to nothing, and never -0', () => {
    expect(imps(0)).toBe(0);
    expect(imps(-10)).toBe(0);
  });

  it('refuses what is no difference in points', () => {
    expect(() => imps(0.5)).toThrow(RangeError);
    expect(() => imps(Number.NaN)).toThrow(RangeError);
  });
});
