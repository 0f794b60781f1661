import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { sessionQuery } from '../api/queries.js';
import { announce } from '../kit/announce.js';
import { Button } from '../kit/Button.js';
import classes from '../kit/Phone.module.css';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useShake } from './useShake.js';

/** Another phone asks for the place of this one, which stays as long as nobody here lets it in. */
export default function MakeRoom({
  tournament,
  request,
}: {
  readonly tournament: string;
  readonly request: string;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { submit, pending, problem } = useSubmission(
    (makesRoom: boolean) =>
      api.post('/api/tournaments/{tournament}/devices/make-room', {
        params: { path: { tournament } },
        body: { request, makesRoom },
      }),
    () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  );
  useShake(request);
  const asked = t('table.asked');
  useEffect(() => announce(asked), [asked]);
  return (
    <section className={classes.card} data-primary>
      <p className="strong">{asked}</p>
      <p className="muted">{t('table.askedText')}</p>
      <ProblemNote problem={problem} />
      <Button loading={pending} onClick={() => submit(false)}>
        {t('table.keepThis')}
      </Button>
      <Button variant="default" loading={pending} onClick={() => submit(true)}>
        {t('table.makeRoom')}
      </Button>
    </section>
  );
}
