import { Rational } from '../arithmetic/rational.js';
import type { CrossImpAward } from './cross-imps.js';
import { vpFormTotal, type VpFormBoard } from './vp-form.js';

/**
 * What the boards of a match come to in cross-IMPs, in whole IMPs for a scale of victory points: added exactly, then
 * rounded, halves away from zero. EBU White Book 2025, 4.2.6.3. Boards that were not played count nothing.
 */
export function crossImpMatchTotal(awards: readonly CrossImpAward[], decimals = 0): Rational {
  const boards: VpFormBoard[] = [];
  let rest = Rational.ZERO;
  for (const award of awards) {
    if (award.kind === 'not-played') continue;
    if (award.kind === 'scored' && award.factor === undefined) {
      boards.push({ sum: award.sum, scores: award.chart.scores });
    } else {
      rest = rest.add(award.points);
    }
  }
  return vpFormTotal(boards, decimals, rest);
}
