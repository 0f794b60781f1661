import { TextInput } from '../kit/TextInput.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { api } from '../api/client.js';
import { directoryQuery, installationClubsQuery } from '../api/installationQueries.js';
import type { PersonalData } from '../api/installationDocuments.js';
import { Button } from '../kit/Button.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import classes from './Administration.module.css';
import { useInstallation } from './useInstallation.js';

type Player = PersonalData['known'][number];

const LETTERS_BEFORE_SEARCH = 2;

/** What is written down of a player, and the records that turned out to be of the same one. */
export function PlayerRecord({ player }: { readonly player: Player }) {
  return player.mergedInto ? (
    <Merged player={player} />
  ) : (
    <div className={classes.settings}>
      <Written player={player} />
      <Merging player={player} />
    </div>
  );
}

function Written({ player: { id, ...player } }: { readonly player: Player }) {
  const { t } = useTranslation();
  const { data: clubs = [] } = useQuery(installationClubsQuery);
  const listed = useId();
  const form = useForm({
    start: { name: player.name, memberNumber: player.memberNumber ?? '', club: player.club ?? '' },
    submission: useInstallation(),
    body: ({ name, memberNumber, club }) => ({
      ask: () =>
        api.patch('/api/installation/players/{somebody}', {
          params: { path: { somebody: id } },
          body: { name, memberNumber: memberNumber.trim() || null, club: club.trim() || null },
        }),
    }),
  });
  return (
    <FormCard form={form} action={t('installation.people.save')}>
      <TextInput {...form.at('name')} label={t('installation.people.name')} />
      <TextInput
        {...form.at('memberNumber')}
        label={t('installation.data.memberNumber')}
        autoComplete="off"
      />
      <TextInput
        {...form.at('club')}
        label={t('installation.players.club')}
        description={t('installation.players.clubHint')}
        list={listed}
        autoComplete="off"
      />
      <datalist id={listed}>
        {clubs.map(({ id: of, name: called }) => (
          <option key={of} value={called}>
            {called}
          </option>
        ))}
      </datalist>
    </FormCard>
  );
}

function Merging({ player: { id, name, merged = [] } }: { readonly player: Player }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const { data: found = [] } = useQuery({
    ...directoryQuery(wanted),
    enabled: wanted.length >= LETTERS_BEFORE_SEARCH,
    placeholderData: keepPreviousData,
  });
  const merge = useInstallation();
  const others = wanted.length < LETTERS_BEFORE_SEARCH ? [] : found.filter((each) => each.id !== id);
  return (
    <Panel title={t('installation.players.merge')}>
      <p className="muted">{t('installation.players.mergeText', { name })}</p>
      <TextInput label={t('installation.search')} type="search" value={search} onChange={setSearch} />
      <ProblemNote problem={merge.problem} />
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {others.slice(0, 8).map((each) => (
          <li key={each.id} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
            <span>{[each.name, each.memberNumber, each.club].filter(Boolean).join(' · ')}</span>
            <Button
              variant="default"
              loading={merge.pending}
              aria-label={t('installation.players.mergeLabel', { name: each.name })}
              onClick={() =>
                merge.submit({
                  ask: () =>
                    api.post('/api/installation/players/{somebody}/merge', {
                      params: { path: { somebody: each.id } },
                      body: { into: id },
                    }),
                  onDone: () => setSearch(''),
                })
              }
            >
              {t('installation.players.mergeAction')}
            </Button>
          </li>
        ))}
      </ul>
      {merged.length > 0 && (
        <ul className={`stack gap-0 list ${classes.rows}`}>
          {merged.map((each) => (
            <li key={each.id} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
              <span>{t('installation.players.merged', { name: each.name })}</span>
              <Separate id={each.id} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Merged({ player: { id, name, mergedInto } }: { readonly player: Player }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('installation.players.merge')}>
      <p>{t('installation.players.mergedInto', { name, other: mergedInto?.name })}</p>
      {mergedInto && (
        <p>
          <Link href={`/installation/personal-data/${mergedInto.id}`}>
            {t('installation.players.toKept', { name: mergedInto.name })}
          </Link>
        </p>
      )}
      <Separate id={id} />
    </Panel>
  );
}

function Separate({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const separate = useInstallation();
  return (
    <div>
      <Button
        variant="default"
        loading={separate.pending}
        onClick={() =>
          separate.submit({
            ask: () =>
              api.delete('/api/installation/players/{somebody}/merge', {
                params: { path: { somebody: id } },
              }),
          })
        }
      >
        {t('installation.players.separate')}
      </Button>
      <ProblemNote problem={separate.problem} />
    </div>
  );
}
