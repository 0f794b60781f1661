import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { RulingsSeen } from '../api/rulingDocuments.js';
import { rulingsPublicationQuery, rulingsQuery } from '../api/rulingQueries.js';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Tick } from '../kit/Tick.js';
import { Waiting } from '../kit/Waiting.js';
import { deskRulingsPath, rulingsPath } from '../play/paths.js';
import { directs } from '../play/roles.js';
import { ALL_RULINGS, rulingsWanted, tablesOf, type RulingFilter } from './filterRulings.js';
import { calledInSessions, calledOf, knownIn } from './calledOf.js';
import { NamelessCard } from './NamelessCard.js';
import { RulingCard } from './RulingCard.js';
import { RulingsPublicationChoice, type RulingsSelection } from './RulingsPublication.js';
import classes from './Rulings.module.css';

/** Milliseconds after which a player's rulings are read anew: no line of the journal tells him of them. */
const READ_ANEW = 60_000;

/** The rulings of a tournament: for those who direct to review, print and publish; for everybody else what he is shown. */
export default function RulingsTab({
  tournament,
  desk,
}: {
  readonly tournament: Tournament;
  /** The session beside whose desk they are looked at: its own, and what leads on stays there. */
  readonly desk?: string | undefined;
}) {
  const mayDirect = directs(tournament);
  const rulings = useQuery({
    ...rulingsQuery(tournament.id),
    refetchInterval: mayDirect ? false : READ_ANEW,
  });
  const [chosen, choose] = useState<RulingsSelection>('directing');
  const preview = useQuery({
    ...rulingsPublicationQuery(tournament.id, chosen === 'directing' ? 'not-published' : chosen),
    enabled: chosen !== 'directing',
  });
  const reading = chosen === 'directing' ? rulings : preview;
  const { error, data: seen } = reading;
  return (
    <>
      {mayDirect && desk === undefined && rulings.data && (
        <RulingsPublicationChoice
          tournament={tournament}
          published={rulings.data.published}
          chosen={chosen}
          at={reading.data?.position ?? rulings.data.position}
          onChoose={choose}
        />
      )}
      {error && <QueryProblem problem={error} retry={() => reading.refetch()} />}
      {!error && !seen && <Waiting />}
      {seen && (
        <Rulings
          key={chosen}
          tournament={tournament}
          seen={seen}
          mayDirect={mayDirect && chosen === 'directing'}
          desk={desk}
        />
      )}
    </>
  );
}

function Rulings({
  tournament,
  seen,
  mayDirect,
  desk,
}: {
  readonly tournament: Tournament;
  readonly seen: RulingsSeen;
  readonly mayDirect: boolean;
  readonly desk: string | undefined;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = (name: string) => search.get(name) ?? '';
  const [filter, setFilter] = useState({
    ...ALL_RULINGS,
    session: desk ?? asked('session'),
    board: asked('board'),
    contestant: asked('contestant'),
  });
  const ruling = asked('ruling');
  const wanted = rulingsWanted(seen.rulings, ruling === '' ? filter : { ...ALL_RULINGS, ruling });
  const own = mayDirect ? [] : wanted.filter((each) => each.own);
  const others = mayDirect ? wanted : wanted.filter((each) => !each.own);
  const count = wanted.length + seen.nameless.length;
  const pathTo = (one?: string) =>
    desk === undefined
      ? rulingsPath(tournament.id, one === undefined ? {} : { ruling: one })
      : deskRulingsPath(tournament.id, desk, one);
  const cards = (list: typeof wanted) =>
    list.map((each) => (
      <RulingCard
        key={each.ruling}
        tournament={tournament.id}
        ruling={each}
        known={knownIn(seen, each.session)}
        appeals={seen.appeals[each.session]}
        mayDirect={mayDirect}
        alone={ruling !== ''}
        path={pathTo(each.ruling)}
      />
    ));
  return (
    <>
      {desk === undefined && <h1 className={classes.name}>{tournament.name}</h1>}
      {ruling !== '' && (
        <p className="not-printed row gap-x-16 between">
          <Link href={pathTo()}>{t('rulings.all')}</Link>
        </p>
      )}
      {ruling === '' && seen.rulings.length > 0 && (
        <Filter seen={seen} filter={filter} onChange={setFilter} />
      )}
      <div className="not-printed row gap-x-16 between">
        <output>{t('rulings.count', { count })}</output>
        {count > 0 && (
          <Button variant="default" onClick={() => window.print()}>
            {t('rulings.print')}
          </Button>
        )}
      </div>
      {!mayDirect && seen.published === 'not-published' && <p>{t('rulings.unpublished')}</p>}
      {own.length > 0 && (
        <>
          <h2>{t('rulings.own')}</h2>
          <ul className="stack gap-16 list" aria-label={t('rulings.own')}>
            {cards(own)}
          </ul>
        </>
      )}
      <ul className="stack gap-16 list" aria-label={t('rulings.title')}>
        {cards(others)}
        {ruling === '' &&
          seen.nameless.map((each, index) => (
            <NamelessCard key={`${index}`} tournament={tournament.id} ruling={each} />
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
      <ul className="stack gap-4">
        {seen.warnings.map(({ session, contestant, ruling, count }) => (
          <li key={`${ruling} ${contestant}`}>
            {t('rulings.warning', {
              number: count,
              who: calledOf(contestant, knownIn(seen, session)),
              session,
            })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Filter({
  seen,
  filter,
  onChange,
}: {
  readonly seen: RulingsSeen;
  readonly filter: RulingFilter;
  readonly onChange: (filter: RulingFilter) => void;
}) {
  const { t } = useTranslation();
  const { rulings } = seen;
  // The same number is somebody else in another session.
  const called = (contestant: string) => {
    const concerned = rulings.filter(({ contestants }) => contestants.includes(contestant));
    const sessions = new Set(concerned.map(({ session }) => session));
    const wanted = [...sessions].filter((session) => filter.session === '' || session === filter.session);
    return calledInSessions(
      contestant,
      wanted.map((session) => knownIn(seen, session)),
    );
  };
  const change = (part: Partial<RulingFilter>) => onChange({ ...filter, ...part });
  const sorted = (values: Iterable<string>) =>
    [...new Set(values)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const select = (
    name: 'session' | 'table' | 'board' | 'contestant',
    values: readonly string[],
    text: (value: string) => string = (value) => value,
  ) => (
    <Select
      label={t(`rulings.filter.${name}`)}
      value={filter[name]}
      data={[
        { value: '', label: t('rulings.filter.any') },
        ...sorted(filter[name] === '' ? values : [...values, filter[name]]).map((value) => ({
          value,
          label: text(value),
        })),
      ]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <section className="not-printed grid gap-x-12 columns-150 bottom" aria-label={t('rulings.filter')}>
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
        called,
      )}
      <TextInput
        label={t('ruling.law')}
        value={filter.law}
        autoComplete="off"
        onChange={(value) => change({ law: value })}
      />
      <Tick
        label={t('rulings.filter.appeals')}
        value={filter.appeals}
        onChange={(appeals) => change({ appeals })}
      />
    </section>
  );
}
