import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import type { KnockoutSeen } from '../api/knockoutDocuments.js';
import { knockoutQuery } from '../api/knockoutQueries.js';
import { Problem } from '../api/problem.js';
import { tournamentQuery } from '../api/queries.js';
import { withStaffMessages } from '../messages/catalogue.js';
import { NotFound } from '../pages/NotFound.js';
import { Page } from '../parts/Page.js';
import page from '../parts/Page.module.css';
import { Panel } from '../parts/Panel.js';
import { QueryProblem } from '../parts/QueryProblem.js';
import { Waiting } from '../parts/Waiting.js';
import { knockoutPath } from '../session/paths.js';
import { useLiveSession } from '../standings/useLiveSession.js';
import { LivePill } from '../tournament/LivePill.js';
import { PastBar } from '../tournament/PastBar.js';
import { directs } from '../tournament/roles.js';
import { Bracket } from './Bracket.js';
import classes from './Knockout.module.css';
import { nameText, seededText } from './knockoutText.js';

const KnockoutActions = lazy(() => withStaffMessages(() => import('./KnockoutActions.js')));

const isNotThere = (error: unknown) => error instanceof Problem && [401, 403, 404].includes(error.status);

/** A knockout of teams, moving while one looks: who meets whom, who goes on, and the places in the end. */
export default function KnockoutPage({
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
  const knockout = useQuery({ ...knockoutQuery(id, name, at), placeholderData: keepPreviousData });
  const last = knockout.data?.rounds.findLast(({ session }) => session !== null)?.session ?? undefined;
  const live = useLiveSession(id, last ?? '1', at === undefined && last !== undefined);
  const problem = tournament.error ?? knockout.error;
  if (isNotThere(problem)) return <NotFound />;
  if (!tournament.data || !knockout.data) {
    return (
      <div className={page.page}>
        {problem ? <QueryProblem problem={problem} retry={() => knockout.refetch()} /> : <Waiting />}
      </div>
    );
  }
  const { settings, teams, choosing } = knockout.data;
  return (
    <Page
      title={`${tournament.data.name}, ${settings.title}`}
      aside={at === undefined && last !== undefined && <LivePill state={live} />}
    >
      <p className="muted">
        {t('knockout.teams', { count: teams.filter(({ seed }) => seed !== null).length })} ·{' '}
        {t(`knockout.places.${settings.places}`)} ·{' '}
        <Link href={`/tournaments/${id}/sessions`}>{t('standings.tournament')}</Link>
      </p>
      {choosing?.next && (
        <p>
          {t('knockout.chooses', {
            team: seededText(knockout.data, choosing.next.chooser),
            among: choosing.next.among.map((entry) => seededText(knockout.data, entry)).join(', '),
          })}
        </p>
      )}
      <Bracket tournament={id} knockout={knockout.data} />
      <Places knockout={knockout.data} />
      {directs(tournament.data) && at === undefined && tournament.data.status !== 'archived' && (
        <Suspense fallback={<Waiting />}>
          <KnockoutActions tournament={id} knockout={knockout.data} />
        </Suspense>
      )}
      <PastBar tournament={tournament.data} at={at} path={knockoutPath(id, name)} />
    </Page>
  );
}

/** The places that are decided. */
function Places({ knockout }: { readonly knockout: KnockoutSeen }) {
  const { t } = useTranslation();
  if (knockout.places.length === 0) return null;
  return (
    <Panel title={t('knockout.placesTitle')}>
      <dl className={classes.places}>
        {knockout.places.map(({ entry, from, to }) => (
          <div key={entry} style={{ display: 'contents' }}>
            <dt>{from === to ? from : `${from}–${to}`}</dt>
            <dd>{nameText(knockout, entry)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
