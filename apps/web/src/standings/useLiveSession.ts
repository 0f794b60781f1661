import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { contestsKey } from '../api/contestQueries.js';
import { dealsKey } from '../api/dealQueries.js';
import { followEvents, type LiveState } from '../api/eventStream.js';
import { knockoutsKey } from '../api/knockoutQueries.js';
import { rulingsKey } from '../api/rulingQueries.js';
import { playKey, playSessionQuery } from '../api/sessionQueries.js';

/** Milliseconds before a session whose line the server closed is read anew. */
const BEFORE_READING_ANEW = 1_000;

/** Reads everything anew, because rights or the book have changed. False when there is nothing left to see. */
async function readAllAnew(client: QueryClient, tournament: string, session: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, BEFORE_READING_ANEW));
  try {
    await client.invalidateQueries({ queryKey: ['session'] });
    await client.fetchQuery({ ...playSessionQuery(tournament, session), staleTime: 0 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Follows a session: whatever is shown of it is read anew when the server says that something has changed, and when the
 * line stands again after it broke, or after the server closed it because the reader's rights or the book have changed.
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
    const readAnew = () => {
      void client.invalidateQueries({ queryKey: playKey(tournament, session) });
      void client.invalidateQueries({ queryKey: contestsKey(tournament) });
      void client.invalidateQueries({ queryKey: knockoutsKey(tournament) });
      void client.invalidateQueries({ queryKey: dealsKey(tournament) });
      void client.invalidateQueries({ queryKey: rulingsKey(tournament) });
    };
    const follow = async () => {
      const path = `/api/tournaments/${tournament}/sessions/${session}/stream`;
      for (let stood = true; stood && !signal.aborted;) {
        stood = false;
        const onOpen = () => {
          stood = true;
          readAnew();
        };
        await followEvents({ path, onOpen, onEvents: readAnew, onState: setState, signal });
        if (signal.aborted) return;
        setState('ended');
        // A line that was refused from the beginning will be refused again.
        stood &&= await readAllAnew(client, tournament, session);
      }
    };
    void follow();
    return () => leaving.abort();
  }, [client, tournament, session, following]);
  return state;
}
