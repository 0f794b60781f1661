import { Rational } from '#scoring';
import type { AwardSeen } from '../api/travellerDocuments.js';

/** IMPs of a side that fill a cell's bar, and the same lost that leave it empty. */
const FULL_IMPS = 12;

/** How good a board is for a side, in hundredths: its percentage; IMPs from −12 to +12. Undefined where nothing says so. */
export function shareOf(award: AwardSeen | undefined): number | undefined {
  if (!award || award.kind === 'not-played') return undefined;
  if (award.top !== null)
    return award.percent === null ? undefined : Rational.parse(award.percent).toNumber();
  const imps = Rational.parse(award.points).toNumber();
  return Math.min(100, Math.max(0, 50 + (imps * 50) / FULL_IMPS));
}

/** In which fifth a share is: `worst` to `best`, with nothing to say of what is in the middle. */
export function heatOf(share: number): 'worst' | 'poor' | undefined | 'good' | 'best' {
  if (share < 20) return 'worst';
  if (share < 40) return 'poor';
  if (share <= 60) return undefined;
  return share <= 80 ? 'good' : 'best';
}
