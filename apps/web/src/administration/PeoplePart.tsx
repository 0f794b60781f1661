import { TextInput } from '../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { accountsQuery } from '../api/installationQueries.js';
import type { Account, AccountLink } from '../api/installationDocuments.js';
import { sessionQuery } from '../api/queries.js';
import { Button } from '../kit/Button.js';
import { LinkToHandOver } from '../parts/LinkToHandOver.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Tick } from '../kit/Tick.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import { AccountDialog } from './AccountDialog.js';
import classes from './Administration.module.css';
import { PersonalDataLink } from './PersonalDataLink.js';
import { useInstallation } from './useInstallation.js';

/** The accounts: who can sign in, with which rights. */
export function PeoplePart() {
  const { t } = useTranslation();
  const accounts = useQuery(accountsQuery);
  const [search, setSearch] = useState('');
  const [changing, setChanging] = useState<string>();
  const wanted = search.trim().toLowerCase();
  const all = accounts.data?.accounts;
  const found = all?.filter(({ name, login }) => `${name} ${login}`.toLowerCase().includes(wanted));
  const changed = all?.find(({ id }) => id === changing);
  return (
    <>
      <NewAccount />
      <Panel title={t('installation.people.title')}>
        <TextInput label={t('installation.search')} type="search" value={search} onChange={setSearch} />
        {accounts.isError && <QueryProblem problem={accounts.error} retry={() => accounts.refetch()} />}
        {accounts.isPending && <Waiting />}
        {found?.length === 0 && <p className="muted">{t('installation.nobodyFound')}</p>}
        <ul className={`stack gap-0 list ${classes.rows}`}>
          {found?.map((account) => (
            <AccountRow key={account.id} account={account} onChange={() => setChanging(account.id)} />
          ))}
        </ul>
      </Panel>
      {accounts.data && <RequireSecondFactor required={accounts.data.secondFactorRequired} />}
      {changed && <AccountDialog account={changed} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function AccountRow({ account, onChange }: { readonly account: Account; readonly onChange: () => void }) {
  const { t } = useTranslation();
  const times = useTimes();
  const { data: session } = useQuery(sessionQuery);
  const { id, name, login, administers, mayCreateTournaments, closedAt, seenAt, secondFactorSince } = account;
  return (
    <li className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
      <div className={`grow-200 shrinks breaks ${classes.what}`}>
        <strong>{name}</strong>
        <p>
          {[
            login,
            seenAt === null
              ? t('installation.people.neverSeen')
              : t('installation.people.seen', { time: times.dayAndClock(seenAt) }),
          ].join(' · ')}
        </p>
      </div>
      <div className="row">
        {session?.person?.id === id && <Pill meaning="plain">{t('installation.people.you')}</Pill>}
        {administers && <Pill meaning="live">{t('installation.people.administrator')}</Pill>}
        {mayCreateTournaments && <Pill meaning="plain">{t('installation.people.organiser')}</Pill>}
        {secondFactorSince !== null && <Pill meaning="good">{t('secondFactor.pill')}</Pill>}
        {closedAt !== null && <Pill meaning="warn">{t('installation.people.closed')}</Pill>}
      </div>
      <div className="row">
        <Button
          variant="default"
          aria-label={t('installation.people.changeLabel', { name })}
          onClick={onChange}
        >
          {t('installation.people.change')}
        </Button>
        <PersonalDataLink id={id} name={name} />
      </div>
    </li>
  );
}

/** Whether organisers and administrators must have a second factor. */
function RequireSecondFactor({ required }: { readonly required: boolean }) {
  const { t } = useTranslation();
  const change = useInstallation();
  return (
    <Panel title={t('secondFactor.title')}>
      <Tick
        label={t('secondFactor.required')}
        description={t('secondFactor.requiredHint')}
        value={required}
        onChange={(wanted) =>
          change.submit({
            ask: () => api.put('/api/installation/second-factor', { body: { required: wanted } }),
          })
        }
      />
      <ProblemNote problem={change.problem} />
    </Panel>
  );
}

/** A one-time link by which somebody makes an account; roles in a tournament are given there. */
function NewAccount() {
  const { t } = useTranslation();
  const times = useTimes();
  const [mayCreateTournaments, setMayCreate] = useState(true);
  const [administers, setAdministers] = useState(false);
  const [made, setMade] = useState<AccountLink>();
  const invite = useInstallation<AccountLink>();
  const changed = (set: (value: boolean) => void) => (value: boolean) => {
    set(value);
    setMade(undefined);
  };
  return (
    <Panel title={t('installation.people.newTitle')}>
      <p className="muted">{t('installation.people.newText')}</p>
      <div>
        <Tick
          label={t('installation.people.mayCreate')}
          value={mayCreateTournaments}
          onChange={changed(setMayCreate)}
        />
        <Tick
          label={t('installation.people.administers')}
          description={t('installation.people.administersHint')}
          value={administers}
          onChange={changed(setAdministers)}
        />
      </div>
      <ProblemNote problem={invite.problem} />
      <div>
        <Button
          loading={invite.pending}
          onClick={() =>
            invite.submit({
              ask: () =>
                api.post('/api/installation/account-links', { body: { mayCreateTournaments, administers } }),
              onDone: setMade,
            })
          }
        >
          {t('installation.people.newAction')}
        </Button>
      </div>
      {made && (
        <>
          <output>{t('installation.people.linkUntil', { time: times.dayAndClock(made.expires) })}</output>
          <LinkToHandOver link={made.link} label={t('installation.people.link')} />
        </>
      )}
    </Panel>
  );
}
