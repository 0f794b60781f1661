import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { RulingsSeen } from '../api/rulingDocuments.js';
import { rulingsQuery } from '../api/rulingQueries.js';
import type { Tournament } from '../api/types.js';
import { contestantText } from '../messages/fieldText.js';
import { Panel } from '../parts/Panel.js';
import { QueryProblem } from '../parts/QueryProblem.js';
import { Tick } from '../parts/Tick.js';
import { Waiting } from '../parts/Waiting.js';
import { rulingsPath } from '../session/paths.js';
import { directs } from '../tournament/roles.js';
import { ALL_RULINGS, rulingsWanted, tablesOf, type RulingFilter } from './filterRulings.js';
import { RulingCard } from './RulingCard.js';
import classes from './Rulings.module.css';

/** The rulings of a tournament: for those who direct to review and print, for everybody else as the tournament shows them. */
export default function RulingsTab({ tournament }: { readonly tournament: Tournament }) {
  const rulings = useQuery(rulingsQuery(tournament.id));
  if (rulings.error) return <QueryProblem problem={rulings.error} retry={() => rulings.refetch()} />;
  return rulings.data ? <Rulings tournament={tournament} seen={rulings.data} /> : <Waiting />;
}

function Rulings({ tournament, seen }: { readonly tournament: Tournament; readonly seen: RulingsSeen }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = (name: string) => search.get(name) ?? '';
  const [filter, setFilter] = useState({
    ...ALL_RULINGS,
    session: asked('session'),
    board: asked('board'),
    contestant: asked('contestant'),
  });
  const ruling = asked('ruling');
  const wanted = rulingsWanted(seen.rulings, ruling === '' ? filter : { ...ALL_RULINGS, ruling });
  return (
    <>
      <h1 className={classes.name}>{tournament.name}</h1>
      {ruling !== '' && (
        <p className={classes.controls}>
          <Link href={rulingsPath(tournament.id)}>{t('rulings.all')}</Link>
        </p>
      )}
      {ruling === '' && seen.rulings.length > 0 && (
        <Filter seen={seen} filter={filter} onChange={setFilter} />
      )}
      <div className={classes.controls}>
        <output>{t('rulings.count', { count: wanted.length })}</output>
        {wanted.length > 0 && (
          <Button variant="default" onClick={() => window.print()}>
            {t('rulings.print')}
          </Button>
        )}
      </div>
      <ul className={classes.rulings} aria-label={t('rulings.title')}>
        {wanted.map((each) => (
          <RulingCard
            key={each.ruling}
            tournament={tournament.id}
            ruling={each}
            players={seen.players[each.session] ?? {}}
            mayDirect={directs(tournament)}
            alone={ruling !== ''}
          />
        ))}
      </ul>
      {ruling === '' && seen.warnings.length > 0 && <Warnings seen={seen} />}
    </>
  );
}

/** Warnings as they are counted over the tournament. */
function Warnings({ seen }: { readonly seen: RulingsSeen }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('rulings.warnings')}>
      <ul className={classes.warnings}>
        {seen.warnings.map(({ session, contestant, ruling, count }) => (
          <li key={`${ruling} ${contestant}`}>
            {t('rulings.warning', {
              number: count,
              who: [
                contestantText(contestant),
                ...(seen.players[session]?.[contestant] ?? []).flatMap(({ name }) => name ?? []),
              ].join(' · '),
              session,
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Filter({
  seen: { rulings },
  filter,
  onChange,
}: {
  readonly seen: RulingsSeen;
  readonly filter: RulingFilter;
  readonly onChange: (filter: RulingFilter) => void;
}) {
  const { t } = useTranslation();
  const change = (part: Partial<RulingFilter>) => onChange({ ...filter, ...part });
  const sorted = (values: Iterable<string>) =>
    [...new Set(values)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const select = (
    name: 'session' | 'table' | 'board' | 'contestant',
    values: readonly string[],
    text: (value: string) => string = (value) => value,
  ) => (
    <NativeSelect
      label={t(`rulings.filter.${name}`)}
      value={filter[name]}
      data={[
        { value: '', label: t('rulings.filter.any') },
        ...sorted(filter[name] === '' ? values : [...values, filter[name]]).map((value) => ({
          value,
          label: text(value),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  );
  return (
    <section className={classes.filter} aria-label={t('rulings.filter')}>
      {select(
        'session',
        rulings.map(({ session }) => session),
      )}
      {select('table', rulings.flatMap(tablesOf))}
      {select(
        'board',
        rulings.flatMap(({ boards }) => boards.map(String)),
      )}
      {select(
        'contestant',
        rulings.flatMap(({ contestants }) => contestants),
        (value) => contestantText(value),
      )}
      <TextInput
        label={t('ruling.law')}
        value={filter.law}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => change({ law: value })}
      />
      <Tick
        label={t('rulings.filter.appeals')}
        checked={filter.appeals}
        onChange={(appeals) => change({ appeals })}
      />
    </section>
  );
}
