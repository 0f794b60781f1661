import { Select } from '../kit/Select.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { lastingCardsQuery, tournamentQuery } from '../api/queries.js';
import type { LastingSet } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { Held } from '../kit/Held.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './LastingCards.module.css';
import { LastingCardsForm } from './LastingCardsForm.js';
import { NewCards } from './NewCards.js';
import type { Sheet } from './PrintSheet.js';
import { meantOf, type Seated } from './seated.js';
import { SessionChoice } from './SessionChoice.js';

interface Used {
  readonly tournament: string;
  readonly onMade: (sheet: Sheet) => void;
}

/** Cards that stay on the tables for a season: to which session they belong, further ones, new ones. */
export function LastingCards({
  tournament,
  sessions,
  givenTo,
  onMade,
}: Used & {
  /** Those that have tables. */
  readonly sessions: readonly Seated[];
  /** The session from whose page they are made: new ones are given to it. */
  readonly givenTo?: string;
}) {
  const { t } = useTranslation();
  const sets = useQuery(lastingCardsQuery(tournament));
  const [chosen, setChosen] = useState<string>();
  const [making, setMaking] = useState(false);
  const session = sessions.find((each) => each.session === chosen) ?? meantOf(sessions);
  return (
    <Panel title={t('lasting.title')}>
      <p>{t('lasting.what')}</p>
      {sets.isPending && <Waiting />}
      {sets.isError && <QueryProblem problem={sets.error} retry={() => sets.refetch()} />}
      {session && (sets.data ?? []).length > 0 && (
        <SessionChoice sessions={sessions} value={session.session} onChange={setChosen} />
      )}
      {sets.data?.map((set) => (
        <CardsOfSet key={set.id} tournament={tournament} set={set} session={session} onMade={onMade} />
      ))}
      {sets.data &&
        (making ? (
          <LastingCardsForm
            tournament={tournament}
            tables={session?.tables ?? []}
            givenTo={givenTo}
            onMade={onMade}
          />
        ) : (
          <div>
            <Button variant="default" onClick={() => setMaking(true)}>
              {t(sets.data.length === 0 ? 'lasting.make' : 'lasting.another')}
            </Button>
          </div>
        ))}
    </Panel>
  );
}

function CardsOfSet({
  tournament,
  set,
  session,
  onMade,
}: Used & { readonly set: LastingSet; readonly session: Seated | undefined }) {
  const { t } = useTranslation();
  const times = useTimes();
  const { name, tables, until, bound, keeps } = set;
  const isHere = bound?.tournament === tournament && bound.session === session?.session;
  const without = session?.tables.filter((table) => !tables.includes(table)) ?? [];
  return (
    <section className={classes.set} aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <p className="muted">
        {until === null
          ? t('lasting.ended')
          : `${t('lasting.tables', { tables: tables.join(', ') })} ${t('lasting.until', { day: times.shortDay(until) })}`}
      </p>
      <output>{isHere ? t('lasting.here') : <BoundTo tournament={tournament} bound={bound} />}</output>
      {session && !isHere && <Bind tournament={tournament} set={set} session={session.session} />}
      {session && without.length > 0 && tables.length > 0 && (
        <p className="muted">{t('lasting.without', { tables: without.join(', '), count: without.length })}</p>
      )}
      {keeps ? (
        <Further tournament={tournament} set={set} without={without} onMade={onMade} />
      ) : (
        <p className="muted">{t('lasting.kept')}</p>
      )}
    </section>
  );
}

/** To which other session the cards belong. */
function BoundTo({
  tournament,
  bound,
}: {
  readonly tournament: string;
  readonly bound: LastingSet['bound'];
}) {
  const { t } = useTranslation();
  const elsewhere = bound !== null && bound.tournament !== null && bound.tournament !== tournament;
  const { data } = useQuery({ ...tournamentQuery(bound?.tournament ?? ''), enabled: elsewhere });
  if (bound === null) return t('lasting.free');
  const { session } = bound;
  if (bound.tournament === tournament) return t('lasting.otherSession', { session });
  if (!elsewhere) return t('lasting.hidden');
  return data ? t('lasting.elsewhere', { session, tournament: data.name }) : null;
}

function Bind({
  tournament,
  set,
  session,
}: {
  readonly tournament: string;
  readonly set: LastingSet;
  readonly session: string;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const bind = useSubmission(
    () =>
      api.post('/api/tournaments/{tournament}/lasting-cards/{set}/bind', {
        params: { path: { tournament, set: set.id } },
        body: { session },
      }),
    () => client.invalidateQueries({ queryKey: lastingCardsQuery(tournament).queryKey }),
  );
  return (
    <>
      {set.bound !== null && <p className="muted">{t('lasting.takes')}</p>}
      <ProblemNote problem={bind.problem} />
      <div>
        <Button loading={bind.pending} onClick={() => bind.submit(undefined)}>
          {t('lasting.bind', { session })}
        </Button>
      </div>
    </>
  );
}

const ALL = 'all';
const WITHOUT = 'without';

/** Further cards of a set, or new ones in place of those that it has. */
function Further({
  tournament,
  set,
  without,
  onMade,
}: Used & { readonly set: LastingSet; readonly without: readonly string[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string>();
  const print = useSubmission(
    (body: { readonly tables: readonly string[]; readonly endsEarlier?: true }) =>
      api.post('/api/tournaments/{tournament}/lasting-cards/{set}/print', {
        params: { path: { tournament, set: set.id } },
        body,
      }),
    async ({ name, until, tables }) => {
      onMade({ name, until, tables });
      await client.invalidateQueries({ queryKey: lastingCardsQuery(tournament).queryKey });
    },
  );
  const choices = [
    ...(without.length > 0
      ? [{ value: WITHOUT, label: t('lasting.withoutCards', { count: without.length }) }]
      : []),
    ...(set.tables.length > 0
      ? [{ value: ALL, label: t('pairing.all', { count: set.tables.length }) }, ...set.tables]
      : []),
  ];
  if (choices.length === 0) return null;
  const value = chosen ?? (without.length > 0 ? WITHOUT : ALL);
  const tables = value === WITHOUT ? without : value === ALL ? set.tables : [value];
  return (
    <div className="stack">
      <Held pending={print.pending}>
        <Select label={t('pairing.tables')} value={value} data={choices} onChange={setChosen} />
      </Held>
      <ProblemNote problem={print.problem} />
      <div className="row">
        <Button variant="default" loading={print.pending} onClick={() => print.submit({ tables })}>
          {t('lasting.print')}
        </Button>
        {value !== WITHOUT && (
          <NewCards
            tables={tables}
            pending={print.pending}
            problem={print.problem}
            onConfirmed={() => print.submit({ tables, endsEarlier: true })}
          />
        )}
      </div>
    </div>
  );
}
