import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { MailAnswer } from '../api/installationDocuments.js';
import { mailQuery } from '../api/installationQueries.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { PasswordInput } from '../kit/PasswordInput.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { Tick } from '../kit/Tick.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Administration.module.css';
import { useInstallation, type InstallationChange } from './useInstallation.js';

const SECURITY = ['tls', 'starttls', 'none'] as const;
const PLACES = {
  host: 'server.host',
  port: 'server.port',
  user: 'server.user',
  sender: 'server.sender',
  name: 'server.name',
};

/** The mail server, and whether mail is sent. */
export function MailPart() {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useQuery(mailQuery);
  if (isError) return <QueryProblem problem={error} retry={() => refetch()} />;
  if (!data) return <Waiting />;
  const failure = data.mail?.failure;
  return (
    <div className={classes.settings}>
      {data.address === null && <p>{t('installation.mail.noAddress')}</p>}
      {failure && <p role="alert">{failure.detail}</p>}
      <Settings {...data} />
      {data.mail && <TestMail />}
    </div>
  );
}

interface Typed {
  readonly active: boolean;
  readonly host: string;
  readonly port: string;
  readonly security: (typeof SECURITY)[number];
  readonly user: string;
  readonly password: string;
  readonly sender: string;
  readonly name: string;
}

function bodyOf({ active, password, port, user, sender, ...rest }: Typed) {
  const server = { ...rest, port: Number(port), user: user.trim() || null, sender: sender.trim() };
  return { active, server, ...(password !== '' && { password }) };
}

function Settings({ mail, address }: MailAnswer) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<object>();
  const server = mail?.server;
  const form = useForm<Typed, InstallationChange<unknown>>({
    start: {
      active: mail?.active ?? false,
      host: server?.host ?? '',
      port: String(server?.port ?? 465),
      security: server?.security ?? SECURITY[0],
      user: server?.user ?? '',
      password: '',
      sender: server?.sender ?? '',
      name: server?.name ?? '',
    },
    places: PLACES,
    submission: useInstallation([...Object.values(PLACES), 'password']),
    body: (values) => ({
      ask: () => api.put('/api/installation/mail', { body: bodyOf(values) }),
      onDone: () => setSaved(values),
    }),
  });
  return (
    <FormCard form={form} action={t('installation.mail.save')}>
      <div className={classes.fields}>
        <p className="muted">{t('installation.mail.text')}</p>
        <TextInput {...form.at('host')} label={t('installation.mail.host')} spellcheck={false} />
        <TextInput
          {...form.at('port')}
          label={t('installation.mail.port')}
          inputMode="numeric"
          maxLength={5}
        />
        <Select
          {...form.at('security')}
          label={t('installation.mail.security')}
          data={SECURITY.map((value) => ({ value, label: t(`installation.mail.security.${value}`) }))}
        />
        <TextInput
          {...form.at('user', true)}
          label={t('installation.mail.user')}
          autoComplete="off"
          spellcheck={false}
        />
        <PasswordInput
          {...form.at('password', true)}
          label={t('installation.mail.password')}
          description={server && server.user !== null ? t('installation.mail.passwordKept') : undefined}
          autoComplete="new-password"
        />
        <TextInput {...form.at('sender')} label={t('installation.mail.sender')} spellcheck={false} />
        <TextInput {...form.at('name')} label={t('installation.mail.name')} />
        {(address !== null || form.values.active) && (
          <Tick
            label={t('installation.mail.active')}
            value={form.values.active}
            onChange={(active) => form.set({ active })}
          />
        )}
        <output className="muted">{saved === form.values && t('installation.mail.saved')}</output>
      </div>
    </FormCard>
  );
}

function TestMail() {
  const { t } = useTranslation();
  const [sent, setSent] = useState<object>();
  const form = useForm({
    start: { to: '' },
    submission: useInstallation(['to']),
    body: (values) => ({
      ask: () => api.post('/api/installation/mail/test', { body: { to: values.to.trim() } }),
      onDone: () => setSent(values),
    }),
  });
  return (
    <FormCard form={form} action={t('installation.mail.test')}>
      <TextInput {...form.at('to')} label={t('installation.mail.to')} spellcheck={false} />
      <output className="muted">{sent === form.values && t('installation.mail.sent')}</output>
    </FormCard>
  );
}
