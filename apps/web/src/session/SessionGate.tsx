import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LiveState } from '../api/eventStream.js';
import type { SessionSeen } from '../api/documents.js';
import { Problem } from '../api/problem.js';
import { tournamentQuery } from '../api/queries.js';
import { playSessionQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { WordsOf } from '../messages/WordsOf.js';
import { NotFound } from '../pages/NotFound.js';
import page from '../parts/Page.module.css';
import { QueryProblem } from '../parts/QueryProblem.js';
import { Waiting } from '../parts/Waiting.js';
import { isOfIndividuals } from '../standings/contestants.js';
import { gameParts } from '../sheets/gameParts.js';
import { useLiveSession } from '../standings/useLiveSession.js';
import { directs, runs } from '../tournament/roles.js';

const MAY = { directs, runs } as const;

const isNotThere = (problem: unknown) =>
  problem instanceof Problem && [401, 403, 404].includes(problem.status);

/** Lets those in who run a session, with what they are to see, moving live. */
export function SessionGate({
  tournament: id,
  session: name,
  who,
  children,
}: {
  readonly tournament: string;
  readonly session: string;
  /** Who directs, or whoever else runs the session too: the scorer. */
  readonly who: keyof typeof MAY;
  readonly children: (tournament: Tournament, session: SessionSeen, live: LiveState) => ReactNode;
}) {
  const tournament = useQuery(tournamentQuery(id));
  const session = useQuery(playSessionQuery(id, name));
  const live = useLiveSession(id, name, session.data !== undefined);
  const problem = tournament.error ?? session.error;
  if (tournament.data && session.data) {
    return MAY[who](tournament.data) ? (
      <WordsOf individuals={isOfIndividuals(session.data)} sheets={gameParts(session.data.game).sheets}>
        {children(tournament.data, session.data, live)}
      </WordsOf>
    ) : (
      <NotFound />
    );
  }
  if (isNotThere(problem)) return <NotFound />;
  return (
    <div className={page.page}>
      {problem ? (
        <QueryProblem
          problem={problem}
          retry={() => Promise.all([tournament.refetch(), session.refetch()])}
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}
