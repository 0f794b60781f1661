import { useTranslation } from 'react-i18next';
import type { HistoryEventSeen } from '../../api/travellerDocuments.js';
import { resultText } from '../../messages/fieldText.js';
import { useTimes } from '../../parts/useTimes.js';

/** Everything that was ever said of a play, in the order in which it was. */
export function PlayHistory({ history }: { readonly history: readonly HistoryEventSeen[] }) {
  const { t } = useTranslation();
  const times = useTimes();
  if (history.length === 0) return null;
  return (
    <ol className="above-4 small muted" aria-label={t('room.history')}>
      {history.map(({ position, time, what, side, result, reason, actorName, afterPeriod }) => (
        <li key={position}>
          <span className="number">{times.clock(time)}</span> {t(`room.did.${what}`)}
          {side && ` (${side})`}
          {result && ` ${resultText(result, t('line.passedOut'))}`}
          {actorName && ` · ${actorName}`}
          {afterPeriod && ` · ${t('room.afterPeriod')}`}
          {reason && ` · ${reason}`}
        </li>
      ))}
    </ol>
  );
}
