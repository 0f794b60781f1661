import { useTranslation } from 'react-i18next';
import type { CorrectionsSeen } from '../api/documents.js';
import { useIsOver } from '../parts/useIsOver.js';
import { useMoment } from '../parts/useMoment.js';

/**
 * Whether the standings of what is played are provisional, official or amended, in words and since or until when.
 *
 * @param past a moment of the past is looked at: it is said until when corrections were taken, not what is so now
 */
export function useOfficial(corrections: CorrectionsSeen | null | undefined, past: boolean): string {
  const { t } = useTranslation();
  const momentOf = useMoment();
  const isOver = useIsOver(corrections?.official ?? null);
  if (!corrections) return t('standings.final');
  const { scores, rulings, official, amended } = corrections;
  const until =
    scores === rulings
      ? t('standings.untilTime', { time: momentOf(scores) })
      : t('standings.untilTimes', { scores: momentOf(scores), rulings: momentOf(rulings) });
  if (past && amended === null) return t('standings.closed', { until });
  if (!past && !isOver) return t('standings.provisional', { until });
  const since = momentOf(official);
  return amended === null
    ? t('standings.official', { since })
    : t('standings.amended', { since, at: momentOf(amended) });
}
