import { useTranslation } from 'react-i18next';
import type { DealViewSeen } from '../api/travellerDocuments.js';
import { useTimes } from '../parts/useTimes.js';

/** Who looked at a deal before it was released. */
export function DealViews({ looks }: { readonly looks: readonly DealViewSeen[] }) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  if (looks.length === 0) return null;
  return (
    <ul className="muted" aria-label={t('deal.looks')}>
      {looks.map(({ position, time, office, actorName, reason }) => (
        <li key={position}>
          {t('deal.looked', { time: dayAndClock(time), office: t(`role.${office}`) })}
          {actorName && ` · ${actorName}`}
          {reason && ` · ${reason}`}
        </li>
      ))}
    </ul>
  );
}
