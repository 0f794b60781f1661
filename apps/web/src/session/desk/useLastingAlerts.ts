import { useQuery } from '@tanstack/react-query';
import type { SessionSeen } from '../../api/documents.js';
import { knockoutQuery } from '../../api/knockoutQueries.js';
import { matchesQuery } from '../../api/sessionQueries.js';
import { playsTeams } from '../../play/playsTeams.js';
import { useOpenAppeals } from '../../rulings/OpenAppeals.js';
import { lineUpsToCome, tiesIn } from './lastingAlerts.js';
import type { LastingAlert } from './alerts.js';

/** What waits for the director beside the play of a session; line-ups only for those who may hand them in. */
export function useLastingAlerts(tournament: string, seen: SessionSeen, mayDirect = false): LastingAlert[] {
  const { session, knockout, status } = seen;
  const appeals = useOpenAppeals(tournament, session);
  const { data: bracket } = useQuery({
    ...knockoutQuery(tournament, knockout ?? ''),
    enabled: knockout !== null,
  });
  const { data: matches } = useQuery({
    ...matchesQuery(tournament, session),
    enabled: mayDirect && status === 'running' && playsTeams(seen),
  });
  return [
    ...(bracket ? tiesIn(bracket, session) : []),
    ...(matches && status === 'running' ? lineUpsToCome(matches, seen) : []),
    ...appeals.map((appeal) => ({ kind: 'appeal' as const, ...appeal })),
  ];
}
