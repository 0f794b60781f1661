import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Problem } from '../api/problem.js';
import { tournamentQuery } from '../api/queries.js';
import { NotFound } from '../kit/NotFound.js';
import { Page } from '../kit/Page.js';
import page from '../kit/Page.module.css';
import { later } from '../kit/later.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { AboutResults } from '../parts/AboutResults.js';
import { LiveSessions } from './LiveSessions.js';
import { directs } from '../play/roles.js';
import { useLiveSession } from '../play/useLiveSession.js';

const Checks = later(() => import('./Checks.js'));

const isNotThere = (error: unknown) => error instanceof Problem && [401, 403, 404].includes(error.status);

/** A page of what goes over several sessions of a tournament, a contest or a knockout, moving while one looks. */
export function StagePage<Seen extends { readonly settings: { readonly title: string } }>({
  tournament: id,
  at,
  reading,
  sessions,
  renderActions,
  renderChecks,
  children,
}: {
  readonly tournament: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
  readonly reading: {
    readonly data: Seen | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Its sessions in their order, of which the last is followed; none before there is one. */
  readonly sessions: readonly string[];
  /** What those who direct do here. */
  readonly renderActions: (seen: Seen) => ReactNode;
  /** How its results come about, behind "About these results". */
  readonly renderChecks: (seen: Seen) => ReactNode;
  readonly children: (seen: Seen) => ReactNode;
}) {
  const tournament = useQuery({ ...tournamentQuery(id, at), placeholderData: keepPreviousData });
  const session = sessions.at(-1);
  const following = at === undefined && session !== undefined;
  const live = useLiveSession(id, session ?? '1', following);
  const problem = tournament.error ?? reading.error;
  if (isNotThere(problem)) return <NotFound />;
  if (!tournament.data || !reading.data) {
    return (
      <div className={page.page}>
        {problem ? <QueryProblem problem={problem} retry={() => reading.refetch()} /> : <Waiting />}
      </div>
    );
  }
  return (
    <Page
      title={`${tournament.data.name}, ${reading.data.settings.title}`}
      aside={following && <LiveSessions tournament={id} sessions={sessions} state={live} />}
    >
      {children(reading.data)}
      {directs(tournament.data) &&
        at === undefined &&
        tournament.data.status !== 'archived' &&
        renderActions(reading.data)}
      <AboutResults open={at !== undefined}>
        <Checks tournament={tournament.data} at={at}>
          {renderChecks(reading.data)}
        </Checks>
      </AboutResults>
    </Page>
  );
}
