import { TextInput } from '../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { Account, AccountLink } from '../api/installationDocuments.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
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
  const [name, setName] = useState(account.name);
  const [mayCreateTournaments, setMayCreate] = useState(account.mayCreateTournaments);
  const [administers, setAdministers] = useState(account.administers);
  const [closed, setClosed] = useState(account.closedAt !== null);
  const change = useInstallation(['name']);
  return (
    <Dialog
      title={t('installation.people.changeLabel', { name: account.name })}
      action={t('installation.people.save')}
      grave={closed && account.closedAt === null}
      pending={change.pending}
      problem={change.problem}
      onSubmit={() =>
        change.submit({
          ask: () =>
            api.patch('/api/installation/accounts/{account}', {
              params: { path: { account: account.id } },
              body: { name, mayCreateTournaments, administers, closed },
            }),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      <TextInput
        label={t('installation.people.name')}
        value={name}
        error={change.fault('name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div>
        <Tick
          label={t('installation.people.mayCreate')}
          checked={mayCreateTournaments}
          onChange={setMayCreate}
        />
        <Tick
          label={t('installation.people.administers')}
          description={t('installation.people.administersHint')}
          checked={administers}
          onChange={setAdministers}
        />
        <Tick
          label={t('installation.people.isClosed')}
          description={t('installation.people.closedHint')}
          checked={closed}
          onChange={setClosed}
        />
      </div>
      {account.closedAt === null && <WaysIn account={account} />}
    </Dialog>
  );
}

/** A link to a new password for who has forgotten the old one, and an end to every session. */
function WaysIn({ account: { id, sessions } }: { readonly account: Account }) {
  const { t } = useTranslation();
  const times = useTimes();
  const [made, setMade] = useState<AccountLink>();
  const issue = useInstallation<AccountLink>();
  const end = useInstallation();
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
      </div>
      <ProblemNote problem={issue.problem ?? end.problem} />
      {made && (
        <>
          <output>{t('installation.people.linkUntil', { time: times.dayAndClock(made.expires) })}</output>
          <LinkToHandOver link={made.link} label={t('installation.people.link')} />
        </>
      )}
    </>
  );
}
