import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { contestQuery } from '../../api/contestQueries.js';
import { Problem } from '../../api/problem.js';
import { tournamentQuery } from '../../api/queries.js';
import { withStaffMessages } from '../../messages/catalogue.js';
import { NotFound } from '../../pages/NotFound.js';
import { Choice } from '../../parts/Choice.js';
import { Page } from '../../parts/Page.js';
import page from '../../parts/Page.module.css';
import { QueryProblem } from '../../parts/QueryProblem.js';
import { Waiting } from '../../parts/Waiting.js';
import { contestPath } from '../../session/paths.js';
import { LivePill } from '../../tournament/LivePill.js';
import { PastBar } from '../../tournament/PastBar.js';
import { directs } from '../../tournament/roles.js';
import { useLiveSession } from '../useLiveSession.js';
import { CarryWords } from './CarryWords.js';
import { ContestTable } from './ContestTable.js';

const ContestActions = lazy(() => withStaffMessages(() => import('./ContestActions.js')));

const isNotThere = (error: unknown) => error instanceof Problem && [401, 403, 404].includes(error.status);

/** The standing of a contest of several sessions, moving while one looks. */
export default function ContestPage({
  tournament: id,
  name,
}: {
  readonly tournament: string;
  readonly name: string;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const at = search.get('at') ?? undefined;
  const tournament = useQuery({ ...tournamentQuery(id, at), placeholderData: keepPreviousData });
  const contest = useQuery({ ...contestQuery(id, name, at), placeholderData: keepPreviousData });
  const last = contest.data?.sessions.at(-1)?.session;
  const live = useLiveSession(id, last ?? '1', at === undefined && last !== undefined);
  const [shown, setShown] = useState('');
  const problem = tournament.error ?? contest.error;
  if (isNotThere(problem)) return <NotFound />;
  if (!tournament.data || !contest.data) {
    return (
      <div className={page.page}>
        {problem ? <QueryProblem problem={problem} retry={() => contest.refetch()} /> : <Waiting />}
      </div>
    );
  }
  const { settings, tables, sessions } = contest.data;
  const table = tables.find((each) => each.name === shown);
  return (
    <Page
      title={`${tournament.data.name}, ${settings.title}`}
      aside={at === undefined && last !== undefined && <LivePill state={live} />}
    >
      <p className="muted">
        <AsAt contest={contest.data} /> · {t(`contest.total.${settings.total}`)}
        {' · '}
        <Link href={`/tournaments/${id}/sessions`}>{t('standings.tournament')}</Link>
      </p>
      <CarryWords contest={contest.data} />
      {contest.data.cut && (
        <p>
          {t('contest.cut', { count: contest.data.cut.places })}
          {contest.data.cut.open > 0 && ` ${t('contest.cutOpen', { count: contest.data.cut.open })}`}
        </p>
      )}
      {tables.length > 0 && (
        <Choice
          label={t('standings.tables')}
          labelHidden
          value={table?.name ?? ''}
          options={[
            { value: '', label: t('standings.everybody') },
            ...tables.map((each) => ({ value: each.name, label: each.name })),
          ]}
          onChange={setShown}
        />
      )}
      {sessions.length === 0 || contest.data.entries.length === 0 ? (
        <p>{t('standings.none')}</p>
      ) : (
        <ContestTable tournament={id} contest={contest.data} table={table} />
      )}
      {directs(tournament.data) && at === undefined && tournament.data.status !== 'archived' && (
        <Suspense fallback={<Waiting />}>
          <ContestActions tournament={id} contest={contest.data} />
        </Suspense>
      )}
      <PastBar tournament={tournament.data} at={at} path={contestPath(id, name)} />
    </Page>
  );
}

/** What of its sessions is in it. */
function AsAt({ contest: { final, sessions } }: { readonly contest: ContestSeen }) {
  const { t } = useTranslation();
  if (final) return t('standings.final');
  const words = sessions.map(({ session, afterRound, final: closed }) =>
    closed || afterRound === null
      ? t('contest.session', { session })
      : t('contest.sessionAfter', { session, round: afterRound }),
  );
  return words.join(', ');
}
