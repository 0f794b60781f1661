import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../api/client.js';
import { backupQuery } from '../api/installationQueries.js';
import type { KeptBackup } from '../api/installationDocuments.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useTimes } from '../parts/useTimes.js';
import { ConfirmedDialog } from './ConfirmedDialog.js';

/** What would be replaced by what, before it is. */
export function RestoreDialog({
  backup,
  onClose,
}: {
  readonly backup: KeptBackup;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [, navigate] = useLocation();
  const described = useQuery(backupQuery(backup.name));
  const contents = (key: 'now' | 'backup') => {
    const { tournaments, people, players } = described.data![key];
    return [
      t('installation.restore.tournaments', { count: tournaments }),
      t('installation.restore.accounts', { count: people }),
      t('installation.restore.players', { count: players }),
    ].join(', ');
  };
  return (
    <ConfirmedDialog
      title={t('installation.restore.title', { time: times.dayAndClock(backup.made) })}
      action={t('installation.restore.action')}
      ask={(body) =>
        api.post('/api/installation/backups/{backup}/restore', {
          params: { path: { backup: backup.name } },
          body,
        })
      }
      onDone={() => navigate('/sign-in')}
      onClose={onClose}
    >
      {described.isError && <QueryProblem problem={described.error} retry={() => described.refetch()} />}
      {described.isPending && <p>{t('installation.restore.reading')}</p>}
      {described.data && (
        <>
          <p>{t('installation.restore.goes', { what: contents('now') })}</p>
          <p>{t('installation.restore.comes', { what: contents('backup') })}</p>
        </>
      )}
      <p>{t('installation.restore.text')}</p>
    </ConfirmedDialog>
  );
}
