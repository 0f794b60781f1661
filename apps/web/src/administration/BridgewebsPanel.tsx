import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { bridgewebsQuery } from '../api/installationQueries.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { Button } from '../kit/Button.js';
import { PasswordInput } from '../kit/PasswordInput.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { TextInput } from '../kit/TextInput.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Administration.module.css';
import { useInstallation } from './useInstallation.js';

/** The club's place at BridgeWebs, where directors send results by one button. */
export function BridgewebsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(bridgewebsQuery);
  return (
    <section className="stack gap-12">
      <h2>{t('bridgewebs.title')}</h2>
      {error && <QueryProblem problem={error} retry={() => refetch()} />}
      {data ? <Account key={data.club} club={data.club} /> : !error && <Waiting />}
    </section>
  );
}

function Account({ club }: { readonly club: string | null }) {
  const { t } = useTranslation();
  const [isSaved, setSaved] = useState(false);
  const forget = useInstallation();
  const form = useForm({
    start: { club: club ?? '', password: '' },
    submission: useInstallation(['club', 'password']),
    body: (values) => ({
      ask: () =>
        api.put('/api/installation/bridgewebs', {
          body: { club: values.club.trim(), password: values.password },
        }),
      onDone: () => setSaved(true),
    }),
  });
  return (
    <>
      <FormCard form={form} action={t('bridgewebs.save')}>
        <div className={classes.fields}>
          <p className="muted">{t('bridgewebs.text')}</p>
          <TextInput {...form.at('club')} label={t('bridgewebs.club')} maxLength={40} />
          <PasswordInput
            {...form.at('password')}
            label={t('bridgewebs.password')}
            description={club === null ? undefined : t('bridgewebs.passwordKept')}
            autoComplete="off"
            maxLength={200}
          />
          <output className="muted">{isSaved && t('bridgewebs.saved')}</output>
        </div>
      </FormCard>
      {club !== null && (
        <div>
          <Button
            variant="default"
            color="red"
            loading={forget.pending}
            onClick={() => forget.submit({ ask: () => api.delete('/api/installation/bridgewebs') })}
          >
            {t('bridgewebs.forget')}
          </Button>
        </div>
      )}
      <ProblemNote problem={forget.problem} />
    </>
  );
}
