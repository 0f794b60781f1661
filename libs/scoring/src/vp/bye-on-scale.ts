import { Rational } from '../arithmetic/rational.js';
import { percentageVictoryPoints, victoryPoints } from './victory-points.js';
import type { VpMatch, VpScale } from './vp-scale.js';

/** What a bye is worth, and why. */
export interface ByeWorth {
  readonly points: Rational;
  /**
   * - chosen: as the event has it.
   * - share: 60 % of what the two of a match have together.
   * - win: as much as a win.
   * - nothing: a match in a unit without a top has nothing to share.
   */
  readonly why: 'chosen' | 'share' | 'win' | 'nothing';
}

const SHARE = Rational.of(6, 5);

/** 60 % of what the two of a match have together, from what each has of a match that nobody wins. */
export function shareOfTie(tie: Rational): ByeWorth {
  const points = tie.mul(SHARE);
  return points.isZero ? { points, why: 'nothing' } : { points, why: 'share' };
}

/**
 * What a bye is worth where the event says nothing: 12 of 20 victory points, as the White Book of the English Bridge
 * Union has it, and by usual practice the same part of other scales; where a win is worth so much by whatever margin, a
 * win.
 *
 * @throws Unscorable when the scale has nothing for such a match
 */
export function byeOnScale(scale: VpScale, match: VpMatch): ByeWorth {
  if (scale.kind === 'win-loss')
    return { points: Rational.from(scale.win).div(Rational.of(match.half ? 2 : 1)), why: 'win' };
  return shareOfTie(tieOnScale(scale, match));
}

/**
 * What each has of a match that nobody wins.
 *
 * @throws Unscorable when the scale has nothing for such a match
 */
export function tieOnScale(scale: VpScale, match: VpMatch): Rational {
  if (scale.kind === 'percentage') return percentageVictoryPoints(scale, 50, match).own;
  return victoryPoints(scale, 0, match).own;
}
