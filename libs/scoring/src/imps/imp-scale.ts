import type { Side } from '#cards';

/** The smallest difference in points that is worth so many IMPs: 0, 1, 2 ... 24. Law 78B, the same in every edition. */
export const IMP_LOWER_BOUNDS = [
  0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250,
  2500, 3000, 3500, 4000,
] as const;

/**
 * The IMPs of a difference in points (Law 78B): positive for a gain, negative for a loss, the same either way.
 *
 * Differences of contract scores are multiples of 10. Another one, against a datum to the point, has the IMPs of the
 * bound that it reaches: 45 is 1 IMP, 50 are 2.
 *
 * @throws RangeError when the difference is no safe integer
 */
export function imps(difference: number): number {
  if (!Number.isSafeInteger(difference)) throw new RangeError(`${difference} is no difference in points.`);
  const size = Math.abs(difference);
  const beyond = IMP_LOWER_BOUNDS.findIndex((bound) => size < bound);
  const worth = (beyond === -1 ? IMP_LOWER_BOUNDS.length : beyond) - 1;
  return difference < 0 ? 0 - worth : worth;
}

/** What a side with one score has more than with another: both in points, positive when North and South gain. */
export function gain(side: Side, score: number, than: number): number {
  return side === 'NS' ? score - than : than - score;
}
