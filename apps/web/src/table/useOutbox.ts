import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { request } from '../api/client.js';
import { address } from '../api/journal.js';
import { reachability } from '../api/reachability.js';
import { tableQuery } from '../api/sessionQueries.js';
import type { CommandAnswer, PairedDevice } from '../api/types.js';
import { recall, remember } from '../parts/memory.js';
import { sheetQuery } from '../sheets/sheetQueries.js';
import { Outbox, type Unsent } from './outbox.js';

/** Milliseconds between two attempts while something waits. */
const TRY_AGAIN = 4_000;

/** What this phone has to send for its table. It is kept in the browser until the server has answered. */
export function useOutbox({ id, tournament, session, table }: PairedDevice) {
  const client = useQueryClient();
  const [outbox] = useState(() => {
    const key = `tirage.unsent.${id}`;
    const store = { read: () => recall(key), write: (text: string) => remember(key, text) };
    const readAfter = async ({ position }: CommandAnswer, { name, body }: Unsent) => {
      const isOfSheet = name.startsWith('sheet.') && 'round' in body;
      const queryKey = isOfSheet
        ? sheetQuery(tournament, session, table, body.round).queryKey
        : tableQuery(tournament, session, table).queryKey;
      const what = isOfSheet ? `sheets/${table}/${body.round}` : `tables/${table}`;
      const path = `/api/tournaments/${tournament}/sessions/${session}/${what}`;
      // What was asked for before this answer may be older than it, and must not take its place.
      await client.cancelQueries({ queryKey });
      try {
        await client.fetchQuery({
          queryKey,
          // However fresh what is held may be, it is older than the answer.
          staleTime: 0,
          queryFn: ({ signal }) => request(address(path, { after: position }), { signal }),
        });
      } catch {
        await client.invalidateQueries({ queryKey });
      }
      // Those who look have it before the command is taken out: never is a board shown as it was before both.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    };
    return new Outbox(
      store,
      ({ id: commandId, name, body }) =>
        request<CommandAnswer>(`/api/tournaments/${tournament}/commands/${name}`, {
          method: 'POST',
          body,
          headers: { 'idempotency-key': commandId },
        }),
      readAfter,
    );
  });
  const state = useSyncExternalStore(outbox.subscribe, outbox.current);
  const waits = state.unsent.length > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const flush = () => void outbox.flush();
    flush();
    const timer = setInterval(flush, TRY_AGAIN);
    addEventListener('online', flush);
    const unsubscribe = reachability.subscribe(flush);
    return () => {
      clearInterval(timer);
      removeEventListener('online', flush);
      unsubscribe();
    };
  }, [outbox, waits]);
  return { outbox, ...state };
}
