import type { VpMatch } from './vp-scale.js';
import { blitzOf, onWbfCurve } from './wbf-curve.js';

const POOL = 2000;

/** The winner's hundredths of a victory point by margin: 0, 1 ... up to the blitz. */
export interface ContinuousScale {
  /** The curve, rounded to the nearest hundredth. */
  readonly rounded: readonly number[];
  /** The same where each further IMP gains no more than the one before. */
  readonly neverRising: readonly number[];
}

const scales = new Map<string, ContinuousScale>();

/**
 * The continuous scale for matches of so many boards. World Bridge Federation, IMP to VP scales (2013).
 *
 * @throws Unscorable when a match has no whole number of boards from 1 to 1,000
 */
export function continuousScale(match: VpMatch): ContinuousScale {
  const key = `${match.boards}${match.half ? ' half' : ''}`;
  const known = scales.get(key);
  if (known) return known;
  const pool = match.half ? POOL / 2 : POOL;
  const rounded = Array.from({ length: blitzOf(match) + 1 }, (_, margin) => onWbfCurve(margin, match, pool));
  const scale = { rounded, neverRising: neverRising(rounded) };
  scales.set(key, scale);
  return scale;
}

/**
 * "Each further IMP gains no more than the one before": the curve is like that, but its rounded values are not always.
 * The rule raises a value by a hundredth where the next gain is larger, until there is none: this is the smallest scale
 * that nowhere lies below the rounded one and whose gains never rise. A hundredth is all that it takes up to 33 boards;
 * over 100 boards, where an IMP gains only few hundredths, it is up to 4.
 */
function neverRising(rounded: readonly number[]): number[] {
  const scale = [...rounded];
  for (let raised = true; raised;) {
    raised = false;
    for (let margin = 1; margin < scale.length - 1; margin++) {
      if (scale[margin + 1]! - scale[margin]! > scale[margin]! - scale[margin - 1]!) {
        scale[margin]!++;
        raised = true;
      }
    }
  }
  return scale;
}
