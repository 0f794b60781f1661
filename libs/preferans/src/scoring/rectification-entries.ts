import { Rational } from '#scoring';
import type { Rectification } from '../deal/rectification.js';
import { entry, type Entry } from './entry.js';

/** What rectifications write by themselves: points to the mountain, and whists as compensation. */
export function rectificationEntries(rectifications: readonly Rectification[]): readonly Entry[] {
  return rectifications.flatMap((one) => {
    if (one.kind === 'mountain') {
      const { seat, rule } = one;
      return entry({
        seat,
        kind: 'mountain',
        count: 1,
        price: Rational.from(one.points),
        rule,
        because: 'penalty',
      });
    }
    if (one.kind === 'whists') {
      const { by, on, rule } = one;
      return entry({
        seat: by,
        kind: 'whists',
        on,
        count: 1,
        price: Rational.from(one.whists),
        rule,
        because: 'compensation',
      });
    }
    return [];
  });
}
