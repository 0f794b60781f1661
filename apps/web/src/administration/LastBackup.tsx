import { useTranslation } from 'react-i18next';
import type { BackupRun } from '../api/installationDocuments.js';
import { Problem } from '../api/problem.js';
import { problemText } from '../messages/problemText.js';
import { useTimes } from '../parts/useTimes.js';

/** When a backup was last made, or why it could not be. */
export function LastBackup({ run }: { readonly run: BackupRun | undefined }) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  if (!run) return <>{t('installation.backups.noneYet')}</>;
  const time = times.dayAndClock(run.began);
  if (run.failure !== null) {
    const why = problemText(i18n, new Problem({ code: run.failure, status: 0 }));
    return <>{t('installation.backups.failedAt', { time, why })}</>;
  }
  return (
    <>{t(run.ended === null ? 'installation.backups.underWay' : 'installation.backups.madeAt', { time })}</>
  );
}
