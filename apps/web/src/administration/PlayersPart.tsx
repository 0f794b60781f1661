import { TextInput } from '../kit/TextInput.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directoryQuery } from '../api/installationQueries.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Administration.module.css';
import { PersonalDataLink } from './PersonalDataLink.js';

/** The players who were ever written down; each has one record, which all tournaments name by its id. */
export function PlayersPart() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const players = useQuery({ ...directoryQuery(search), placeholderData: keepPreviousData });
  return (
    <Panel title={t('installation.players.title')}>
      <p className="muted">{t('installation.players.text')}</p>
      <TextInput label={t('installation.search')} type="search" value={search} onChange={setSearch} />
      {players.isError && <QueryProblem problem={players.error} retry={() => players.refetch()} />}
      {players.isPending && <Waiting />}
      {players.data?.length === 0 && <p className="muted">{t('installation.nobodyFound')}</p>}
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {players.data?.map(({ id, name, memberNumber, club }) => (
          <li key={id} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
            <div className={`grow-200 shrinks breaks ${classes.what}`}>
              <strong>{name}</strong>
              <p className="number">{[memberNumber, club].filter(Boolean).join(' · ')}</p>
            </div>
            <PersonalDataLink id={id} name={name} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
