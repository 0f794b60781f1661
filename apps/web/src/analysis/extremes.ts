import { Rational } from '#scoring';
import type { PlaySeen } from '../api/analysisDocuments.js';

/** How many boards are the best ones, and the worst. */
const SHOWN = 3;

/** The boards with the best and the worst scores; none where there are too few, or they are not in the same unit. */
export function extremes<Play extends Pick<PlaySeen, 'percent' | 'imps'>>(
  plays: readonly Play[],
): { readonly best: readonly Play[]; readonly worst: readonly Play[] } {
  const unit = plays.every(({ percent }) => percent !== null) ? 'percent' : 'imps';
  const known = plays.filter((play) => play[unit] !== null);
  if (known.length < plays.length || known.length < 2 * SHOWN) return { best: [], worst: [] };
  const sorted = known.toSorted((one, other) =>
    Rational.parse(other[unit]!).compare(Rational.parse(one[unit]!)),
  );
  return { best: sorted.slice(0, SHOWN), worst: sorted.slice(-SHOWN).toReversed() };
}
