import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEDERATIONS, USEBIO_VERSIONS } from '#interchange';
import { api } from '../api/client.js';
import { installationQuery } from '../api/installationQueries.js';
import type { Sending } from '../api/installationDocuments.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Administration.module.css';
import { BridgewebsPanel } from './BridgewebsPanel.js';
import { useInstallation } from './useInstallation.js';

/** What results files for the federation say of the club. */
export function SendingPart() {
  const installation = useQuery(installationQuery);
  if (installation.isError)
    return <QueryProblem problem={installation.error} retry={() => installation.refetch()} />;
  if (!installation.data) return <Waiting />;
  return (
    <div className={classes.settings}>
      <Settings sending={installation.data.sending} />
      <BridgewebsPanel />
    </div>
  );
}

const TEXTS = ['club', 'charge', 'band', 'colour', 'contact', 'email', 'telephone'] as const;

function Settings({ sending }: { readonly sending: Sending }) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<object>();
  const { federation, version } = sending;
  const form = useForm({
    start: {
      federation,
      version,
      ...(Object.fromEntries(TEXTS.map((name) => [name, sending[name] ?? ''])) as Record<
        (typeof TEXTS)[number],
        string
      >),
    },
    submission: useInstallation<Sending>(),
    body: (values) => ({
      ask: () =>
        api.put('/api/installation/sending', {
          body: {
            federation: values.federation,
            version: values.version,
            club: values.club.trim() || null,
            charge: values.charge.trim() || null,
            band: values.band.trim() || null,
            colour: values.colour.trim() || null,
            contact: values.contact.trim() || null,
            email: values.email.trim() || null,
            telephone: values.telephone.trim() || null,
          },
        }),
      onDone: () => setSaved(values),
    }),
  });
  return (
    <FormCard form={form} action={t('installation.sending.save')}>
      <div className={classes.fields}>
        <p className="muted">{t('installation.sending.text')}</p>
        <Select
          {...form.at('federation')}
          label={t('installation.sending.federation')}
          data={FEDERATIONS.map((value) => ({ value, label: t(`installation.sending.federation.${value}`) }))}
        />
        <Select
          {...form.at('version')}
          label={t('installation.sending.version')}
          data={USEBIO_VERSIONS.map((value) => ({ value, label: value }))}
        />
        {TEXTS.map((name) => (
          <TextInput
            key={name}
            {...form.at(name)}
            label={t(`installation.sending.${name}`)}
            description={name === 'charge' ? t('installation.sending.chargeHint') : undefined}
            maxLength={name === 'charge' ? 2 : 80}
          />
        ))}
        <output className="muted">{saved === form.values && t('installation.sending.saved')}</output>
      </div>
    </FormCard>
  );
}
