import type { ScaleOfPairs, ScoredMatches } from '#interchange';
import { EBU_SWISS_PAIRS, WBF_SWISS_BUTLER, type VpScale } from '#scoring';
import type { SessionMethod } from '#tournament';

/** The scales of victory points by what files call them. */
export const SCALES = {
  'ebu-percentages': EBU_SWISS_PAIRS.ranking.scale,
  'wbf-discrete': { kind: 'wbf-discrete' },
  'wbf-continuous': WBF_SWISS_BUTLER.ranking.scale,
} as const satisfies Readonly<Record<ScaleOfPairs, VpScale>>;

/** How a Swiss of pairs is ranked that was published in victory points. */
export function rankingOfSwiss({
  scale,
  equals,
}: ScoredMatches): Extract<SessionMethod['ranking'], { readonly by: 'victory-points' }> {
  const { tieBreaks } = scale === 'ebu-percentages' ? EBU_SWISS_PAIRS.ranking : WBF_SWISS_BUTLER.ranking;
  return {
    by: 'victory-points',
    scale: SCALES[scale],
    tieBreaks: equals === 'told-apart' ? tieBreaks : { rules: [], afterSplit: 'go-on' },
  };
}
