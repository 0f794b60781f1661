import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../api/client.js';
import { sendCommand } from '../api/commands.js';
import { reachability } from '../api/reachability.js';
import { tableQuery } from '../api/sessionQueries.js';
import type { CommandAnswer, PairedDevice } from '../api/types.js';
import { forget, recall } from '../browser/memory.js';
import { sheetQuery } from '../play/sheetQueries.js';
import { NOTHING_HELD, Outbox, type HeldByPhone, type Unsent } from '../offline/outbox.js';
import { outboxKey } from './outboxesWaiting.js';
import { phoneStore } from '../offline/phoneStore.js';

/** Milliseconds between two attempts while something waits. */
const TRY_AGAIN = 4_000;

/** Reads what a command has changed, or why it was refused, before it is taken out. */
async function readAfter(
  client: QueryClient,
  { tournament, session, table }: PairedDevice,
  answer: CommandAnswer | undefined,
  { name, body }: Unsent,
): Promise<void> {
  const isOfSheet = name.startsWith('sheet.') && 'round' in body;
  const { queryKey } = isOfSheet
    ? sheetQuery(tournament, session, table, body.round)
    : tableQuery(tournament, session, table);
  // What was asked for before this answer may be older than it, and must not take its place.
  await client.cancelQueries({ queryKey });
  try {
    await client.fetchQuery<unknown>({
      queryKey,
      // However fresh what is held may be, it is older than the answer.
      staleTime: 0,
      queryFn: ({ signal }): Promise<unknown> => {
        const [path, query] = [{ tournament, session, table }, { after: answer?.position }];
        return isOfSheet
          ? api.get('/api/tournaments/{tournament}/sessions/{session}/sheets/{table}/{round}', {
              params: { path: { ...path, round: body.round }, query },
              signal,
            })
          : api.get('/api/tournaments/{tournament}/sessions/{session}/tables/{table}', {
              params: { path, query },
              signal,
            });
      },
    });
  } catch {
    await client.invalidateQueries({ queryKey });
  }
  // Those who look have it before the command is taken out: never is a board shown as it was before both.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

/** What earlier versions kept in localStorage, by the phone. */
async function takeOver(outbox: Outbox, device: string): Promise<void> {
  const key = `tirage.unsent.${device}`;
  const text = recall(key);
  if (text === null) return;
  const held = JSON.parse(text) as readonly Unsent[];
  if (held.length > 0) await outbox.takeOver(held);
  if (outbox.current().kept) forget(key);
}

/** What waits belongs to the table: a phone that is paired anew for it still has it. */
function makeOutbox(client: QueryClient, device: PairedDevice) {
  const store = phoneStore<HeldByPhone>(outboxKey(device), NOTHING_HELD);
  const outbox = new Outbox(
    store,
    ({ id, name, body }) => sendCommand(device.tournament, name, body, id),
    (answer, command) => readAfter(client, device, answer, command),
  );
  return { outbox, store };
}

/** What this phone has to send for its table. It is kept in the browser until the server has answered. */
export function useOutbox(device: PairedDevice) {
  const client = useQueryClient();
  const [{ outbox, store }] = useState(() => makeOutbox(client, device));
  const state = useSyncExternalStore(outbox.subscribe, outbox.current);
  useEffect(() => {
    void outbox.refresh().then(() => takeOver(outbox, device.id));
    return store.watch(() => void outbox.refresh());
  }, [outbox, store, device.id]);
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
