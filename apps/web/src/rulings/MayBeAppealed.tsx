import { useTranslation } from 'react-i18next';
import type { AppealsSeen } from '../api/rulingDocuments.js';
import { useIsOver } from '../parts/useIsOver.js';
import { useTimes } from '../parts/useTimes.js';

/** Until when a ruling may be appealed, and with what deposit. Law 92B. */
export function MayBeAppealed({ appeals: { until, period, deposit } }: { readonly appeals: AppealsSeen }) {
  const { t } = useTranslation();
  const times = useTimes();
  const end = until ?? ('until' in period ? period.until : null);
  const over = useIsOver(end);
  const when =
    end === null
      ? t('rulings.appeal.after', { count: 'minutes' in period ? period.minutes : 0 })
      : t(over ? 'rulings.appeal.over' : 'rulings.appeal.until', { time: times.dayAndClock(end) });
  return (
    <p>
      {when}
      {!over && deposit !== null && ` ${t('rulings.appeal.deposit', { deposit })}`}
    </p>
  );
}
