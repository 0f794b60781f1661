import type { VpMatch } from './vp-scale.js';
import { blitzOf, onWbfCurve } from './wbf-curve.js';

const scales = new Map<string, readonly number[]>();

/**
 * The discrete scale for matches of so many boards: the smallest margin for a draw (0), and for each victory point more.
 * World Bridge Federation, IMP to VP scales (2013).
 *
 * A point begins where the curve is nearer to it than to the one before. Then bands are made narrower from above until
 * none is wider than the next: that of the draw has the margins both ways. So it is not the continuous scale rounded.
 *
 * @throws Unscorable when a match has no whole number of boards from 1 to 1,000
 */
export function discreteScale(match: VpMatch): readonly number[] {
  const key = `${match.boards}${match.half ? ' half' : ''}`;
  const known = scales.get(key);
  if (known) return known;
  const pool = match.half ? 10 : 20;
  const blitz = blitzOf(match);
  const starts = [0];
  for (let margin = 1; margin <= blitz; margin++) {
    const gained = onWbfCurve(margin, match, pool) - pool / 2;
    while (starts.length <= gained) starts.push(margin);
  }
  pullIn(starts);
  scales.set(key, starts);
  return starts;
}

function pullIn(starts: number[]): void {
  for (let pulled = true; pulled;) {
    pulled = false;
    for (let band = starts.length - 3; band >= 0; band--) {
      if (widthOf(starts, band) > widthOf(starts, band + 1)) {
        starts[band + 1]!--;
        pulled = true;
      }
    }
  }
}

function widthOf(starts: readonly number[], band: number): number {
  const width = starts[band + 1]! - starts[band]!;
  return band === 0 ? 2 * width - 1 : width;
}
