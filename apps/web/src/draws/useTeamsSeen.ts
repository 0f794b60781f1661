import type { TeamSeen } from '../api/matchDocuments.js';
import type { SessionShown } from '../shell/SessionPage.js';
import { useMatchesSeen } from '../play/useMatchesSeen.js';

/** The teams of a session as the reader may see them; none where it is not of teams. */
export function useTeamsSeen({
  tournament,
  session,
  at,
}: Pick<SessionShown, 'tournament' | 'session' | 'at'>): readonly TeamSeen[] {
  return useMatchesSeen(tournament.id, session, at)?.teams ?? [];
}
