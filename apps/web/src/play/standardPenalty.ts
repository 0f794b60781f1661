import type { Regulation } from '#laws';
import type { PenaltyUnit } from '#scoring';
import { hundredthsText } from '../messages/fieldText.js';

/** What the regulation of the tournament has as the standard penalty, where it measures one in this unit. */
export function standardPenalty({ penalty }: Pick<Regulation, 'penalty'>, unit: PenaltyUnit): string {
  if (unit === 'percent-of-top') return hundredthsText(penalty.percentOfTop);
  if (unit === 'victory-points') return hundredthsText(penalty.victoryPoints);
  return unit === 'imps' ? hundredthsText(penalty.imps) : '';
}
