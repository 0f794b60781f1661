import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveState } from '../api/eventStream.js';
import { followSession } from './followSession.js';

/**
 * Follows a session as long as a page is open.
 *
 * @param following false while the past is looked at
 */
export function useLiveSession(tournament: string, session: string, following = true): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(
    () => (following ? followSession({ client, tournament, session }, setState) : undefined),
    [client, tournament, session, following],
  );
  return state;
}
