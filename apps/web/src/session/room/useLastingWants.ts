import { useQuery } from '@tanstack/react-query';
import type { SessionSeen } from '../../api/documents.js';
import { knockoutQuery } from '../../api/knockoutQueries.js';
import { useOpenAppeals } from '../../tournament/OpenAppeals.js';
import { tiesIn } from './lastingWants.js';
import type { LastingWant } from './wants.js';

/** What waits for an answer of the director beside the play of a session. */
export function useLastingWants(
  tournament: string,
  { session, knockout }: Pick<SessionSeen, 'session' | 'knockout'>,
): LastingWant[] {
  const appeals = useOpenAppeals(tournament, session);
  const { data: bracket } = useQuery({
    ...knockoutQuery(tournament, knockout ?? ''),
    enabled: knockout !== null,
  });
  return [
    ...(bracket ? tiesIn(bracket, session) : []),
    ...appeals.map((appeal) => ({ kind: 'appeal' as const, ...appeal })),
  ];
}
