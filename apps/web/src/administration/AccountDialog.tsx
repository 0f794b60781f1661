import { TextInput } from '../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { Account, AccountLink } from '../api/installationDocuments.js';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { Button } from '../kit/Button.js';
import { LinkToHandOver } from '../parts/LinkToHandOver.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { Tick } from '../kit/Tick.js';
import { useTimes } from '../parts/useTimes.js';
import { useInstallation } from './useInstallation.js';

/** What is changed about an account: its name, its rights, whether anybody can sign in with it. */
export function AccountDialog({
  account,
  onClose,
}: {
  readonly account: Account;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { id, name, mayCreateTournaments, administers, closedAt } = account;
  const form = useForm({
    start: { name, mayCreateTournaments, administers, closed: closedAt !== null },
    submission: useInstallation(),
    body: (changed) => ({
      ask: () =>
        api.patch('/api/installation/accounts/{account}', {
          params: { path: { account: id } },
          body: changed,
        }),
      onDone: onClose,
    }),
  });
  return (
    <FormDialog
      form={form}
      title={t('installation.people.changeLabel', { name })}
      action={t('installation.people.save')}
      grave={form.values.closed && closedAt === null}
      onClose={onClose}
    >
      <TextInput {...form.at('name')} label={t('installation.people.name')} />
      <div>
        <Tick {...form.at('mayCreateTournaments')} label={t('installation.people.mayCreate')} />
        <Tick
          {...form.at('administers')}
          label={t('installation.people.administers')}
          description={t('installation.people.administersHint')}
        />
        <Tick
          {...form.at('closed')}
          label={t('installation.people.isClosed')}
          description={t('installation.people.closedHint')}
        />
      </div>
      {closedAt === null && <WaysIn account={account} />}
    </FormDialog>
  );
}

/** A link to a new password for who has forgotten the old one, and an end to every session. */
function WaysIn({ account: { id, sessions, secondFactorSince } }: { readonly account: Account }) {
  const { t } = useTranslation();
  const times = useTimes();
  const [made, setMade] = useState<AccountLink>();
  const issue = useInstallation<AccountLink>();
  const end = useInstallation();
  const off = useInstallation();
  return (
    <>
      <div className="row">
        <Button
          variant="default"
          loading={issue.pending}
          onClick={() =>
            issue.submit({
              ask: () =>
                api.post('/api/installation/accounts/{account}/password-link', {
                  params: { path: { account: id } },
                }),
              onDone: setMade,
            })
          }
        >
          {t('installation.people.passwordLink')}
        </Button>
        <Button
          variant="default"
          loading={end.pending}
          disabled={sessions === 0}
          onClick={() =>
            end.submit({
              ask: () =>
                api.post('/api/installation/accounts/{account}/sign-out', {
                  params: { path: { account: id } },
                }),
            })
          }
        >
          {t('installation.people.signOut', { count: sessions })}
        </Button>
        {secondFactorSince !== null && (
          <Button
            variant="default"
            loading={off.pending}
            onClick={() =>
              off.submit({
                ask: () =>
                  api.post('/api/installation/accounts/{account}/second-factor/off', {
                    params: { path: { account: id } },
                  }),
              })
            }
          >
            {t('secondFactor.offTitle')}
          </Button>
        )}
      </div>
      <ProblemNote problem={issue.problem ?? end.problem ?? off.problem} />
      {made && (
        <>
          <output>{t('installation.people.linkUntil', { time: times.dayAndClock(made.expires) })}</output>
          <LinkToHandOver link={made.link} label={t('installation.people.link')} />
        </>
      )}
    </>
  );
}
