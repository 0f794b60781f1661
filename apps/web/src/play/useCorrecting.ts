import { useQuery } from '@tanstack/react-query';
import type { SessionSeen } from '../api/documents.js';
import { tournamentQuery } from '../api/queries.js';
import { useIsOver } from '../parts/useIsOver.js';
import { organises } from './roles.js';

/**
 * What may still be corrected in a session: everything while it runs; after it is closed, everything until the
 * correction period is over (Laws 79C and 92B); after that, what the organiser can give a reason for.
 */
export type Correcting = 'running' | 'in-time' | 'late' | 'over';

/** Whether scores may be corrected, rulings given, and appeals lodged. */
export function useCorrecting(
  tournament: string,
  { status, corrections }: SessionSeen,
): { readonly scores: Correcting; readonly rulings: Correcting; readonly appeals: Correcting } {
  const { data } = useQuery(tournamentQuery(tournament));
  const scoresOver = useIsOver(corrections?.scores ?? null);
  const rulingsOver = useIsOver(corrections?.rulings ?? null);
  const appealsOver = useIsOver(corrections?.appeals ?? null);
  const of = (isOver: boolean): Correcting => {
    if (status === 'running') return 'running';
    if (status !== 'closed' || !data || data.status === 'archived') return 'over';
    if (!isOver) return 'in-time';
    return organises(data) ? 'late' : 'over';
  };
  return { scores: of(scoresOver), rulings: of(rulingsOver), appeals: of(appealsOver) };
}
