import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { LiveState } from '../api/eventStream.js';
import type { SessionSeen } from '../api/documents.js';
import { Problem } from '../api/problem.js';
import { sessionQuery, tournamentQuery } from '../api/queries.js';
import { playSessionQuery } from '../api/sessionQueries.js';
import { signInEnded } from '../api/signedIn.js';
import type { Tournament } from '../api/types.js';
import { WordsOf } from '../messages/WordsOf.js';
import { NotFound } from '../kit/NotFound.js';
import page from '../kit/Page.module.css';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { isOfIndividuals } from '../play/contestants.js';
import { gameParts } from '../play/gameParts.js';
import { useLiveSession } from '../play/useLiveSession.js';
import { directs, runs } from '../play/roles.js';

const MAY = { directs, runs } as const;

const isNotThere = (problem: unknown) =>
  problem instanceof Problem && [401, 403, 404].includes(problem.status);

interface Seen {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}

/**
 * What those who run a session see. It stays as it was where they are not signed in any more: what they have typed is not
 * lost, and goes on once they are again.
 */
function useSeenByStaff(
  who: keyof typeof MAY,
  tournament: Tournament | undefined,
  session: SessionSeen | undefined,
): Seen | undefined {
  const ended = useSyncExternalStore(signInEnded.subscribe, signInEnded.current);
  const { data: asker } = useQuery(sessionQuery);
  const [last, setLast] = useState<Seen>();
  const may = tournament && session && MAY[who](tournament);
  if (may && (last?.tournament !== tournament || last.session !== session)) setLast({ tournament, session });
  if (may) return { tournament, session };
  return ended || asker?.person === null ? last : undefined;
}

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
  const live = useLiveSession(id, name, tournament.data !== undefined && session.data !== undefined);
  const problem = tournament.error ?? session.error;
  const seen = useSeenByStaff(who, tournament.data, session.data);
  if (seen) {
    return (
      <WordsOf individuals={isOfIndividuals(seen.session)} sheets={gameParts(seen.session.game).sheets}>
        {children(seen.tournament, seen.session, live)}
      </WordsOf>
    );
  }
  if (tournament.data && session.data) return <NotFound />;
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
