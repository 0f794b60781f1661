import { useQuery } from '@tanstack/react-query';
import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { playsTeams } from './playsTeams.js';

/** The matches of a session as the reader may see them; undefined until they are there, and where no teams play. */
export function useMatchesSeen(
  tournament: string,
  session: SessionSeen,
  at?: string,
): MatchesSeen | undefined {
  const { data } = useQuery({
    ...matchesQuery(tournament, session.session, at),
    enabled: playsTeams(session),
  });
  return data;
}
