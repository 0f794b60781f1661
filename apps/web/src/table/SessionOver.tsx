import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.js';
import { tournamentQuery } from '../api/queries.js';
import type { PairedDevice } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { forgetWhereItStood, resultsPath } from './whereItStood.js';
import classes from '../kit/Phone.module.css';

/** The session of a table's phone is over: where its results are, and the way out. */
export function SessionOver({
  device,
  waits,
}: {
  readonly device: PairedDevice;
  /** Something has not reached the server: the phone is kept until it has. */
  readonly waits: boolean;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: tournament } = useQuery(tournamentQuery(device.tournament));
  const release = useSubmission(
    () => api.post('/api/devices/leave'),
    async () => {
      forgetWhereItStood();
      // What only those who run it see is nothing for a phone that stands for no table.
      navigate(tournament?.status === 'draft' ? '/' : resultsPath(device), { replace: true });
      await client.invalidateQueries({ queryKey: ['session'] });
    },
  );
  return (
    <section className={classes.card}>
      <p>{t('entry.over')}</p>
      <Button component={Link} href={resultsPath(device)}>
        {t('table.results')}
      </Button>
      <Button
        variant="default"
        loading={release.pending}
        disabled={waits}
        onClick={() => release.submit(undefined)}
      >
        {t('table.release')}
      </Button>
      <p className="muted">{t('table.releaseHint')}</p>
      <ProblemNote problem={release.problem} />
    </section>
  );
}
