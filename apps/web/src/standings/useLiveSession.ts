import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followEvents, type LiveState } from '../api/eventStream.js';
import { playKey } from '../api/sessionQueries.js';

/**
 * Follows a session: whatever is shown of it is read anew when the server says that something has changed, and when the
 * line stands again after it broke.
 *
 * @param following false while the past is looked at
 */
export function useLiveSession(tournament: string, session: string, following = true): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (!following) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const readAnew = () => void client.invalidateQueries({ queryKey: playKey(tournament, session) });
    const follow = async () => {
      const path = `/api/tournaments/${tournament}/sessions/${session}/stream`;
      await followEvents({ path, onOpen: readAnew, onEvents: readAnew, onState: setState, signal });
      if (!signal.aborted) setState('ended');
    };
    void follow();
    return () => leaving.abort();
  }, [client, tournament, session, following]);
  return state;
}
