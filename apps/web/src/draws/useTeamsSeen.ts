import { useQuery } from '@tanstack/react-query';
import type { TeamSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import type { SessionShown } from '../standings/SessionPage.js';
import { playsTeams } from '../teams/playsTeams.js';

/** The teams of a session as the reader may see them; none where it is not of teams. */
export function useTeamsSeen({
  tournament,
  session,
  at,
}: Pick<SessionShown, 'tournament' | 'session' | 'at'>): readonly TeamSeen[] {
  const { data } = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    enabled: playsTeams(session),
  });
  return data?.teams ?? [];
}
