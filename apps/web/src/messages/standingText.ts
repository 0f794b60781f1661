import type { i18n as I18n } from 'i18next';
import type { ScoreStanding } from '../api/lifeDocuments.js';
import { resultText } from './fieldText.js';
import { adjustmentText } from './rulingText.js';

/** What stands for a play: `4♠ N =`, `NS average plus, EW average minus`. */
export function standingText(i18n: I18n, standing: ScoreStanding): string {
  if (!standing) return i18n.t('traveller.nothingStands');
  return standing.kind === 'result'
    ? resultText(standing.result, i18n.t('line.passedOut'))
    : adjustmentText(i18n, standing.adjustment);
}
