import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { contestsKey } from '../api/contestQueries.js';
import { dealsKey } from '../api/dealQueries.js';
import { followEvents, type LiveState } from '../api/eventStream.js';
import { firstReadings, readAfterFirst } from '../api/firstReadings.js';
import { knockoutsKey } from '../api/knockoutQueries.js';
import { rulingsKey } from '../api/rulingQueries.js';
import type { ServerSentEvent } from '../api/serverSentEvents.js';
import { playKey, playSessionQuery } from '../api/sessionQueries.js';
import { isChanged } from './changedReadings.js';

/** What the server can send itself. */
const SENT = ['standings', 'recap', 'room', 'whereabouts'];

/** Milliseconds before a session whose line the server closed is read anew. */
const BEFORE_READING_ANEW = 1_000;

/** Reads everything again, because rights or the journal have changed. False when there is nothing left to see. */
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

/** The kinds of documents that events name as changed. */
function kindsIn(events: readonly ServerSentEvent[]): string[] {
  return events.flatMap(({ event, data }) => {
    if (event !== 'changed') return [];
    const { documents } = JSON.parse(data) as { readonly documents: readonly { readonly kind: string }[] };
    return documents.map(({ kind }) => kind);
  });
}

/** Up to which line all that is shown of the play has been read; undefined: nothing is yet, or some of it does not tell. */
function readUpTo(client: QueryClient, tournament: string, session: string): number | undefined {
  const shown = client.getQueryCache().findAll({ queryKey: playKey(tournament, session), type: 'active' });
  const read = shown.flatMap(({ state }) => (state.data === undefined ? [] : [state.data]));
  const least = Math.min(...read.map((data) => positionOf(data) ?? NaN));
  return Number.isFinite(least) ? least : undefined;
}

/** The journal entry up to which something was read, if it tells. */
function positionOf(data: unknown): number | undefined {
  return (data as { readonly position?: number }).position;
}

/** What is on its way may be older than what has come: of the lines between them nothing will be told. */
function readOlderAnew(client: QueryClient, tournament: string, session: string, after: number): void {
  const isOlder = (data: unknown) => (positionOf(data) ?? 0) < after;
  for (const query of firstReadings(client, { queryKey: playKey(tournament, session), type: 'active' }))
    void readAfterFirst(client, query, isOlder);
}

/** What is shown now that the server can send itself, each with its query. */
function sentOf(client: QueryClient, tournament: string, session: string): ReadonlyMap<string, QueryKey> {
  const isShown = (queryKey: QueryKey) =>
    client.getQueryCache().findAll({ queryKey, exact: true, type: 'active' }).length > 0;
  return new Map(
    SENT.map((name) => [name, [...playKey(tournament, session), `/${name}`, 'now']] as const).filter(
      ([, key]) => isShown(key),
    ),
  );
}

/**
 * Follows a session: reads what is shown again when the server says that it has changed, also during a lost connection,
 * and after the server ended the stream because the reader's rights or the journal have changed.
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
    const readPlayAnew = () => client.invalidateQueries({ queryKey: playKey(tournament, session) });
    const readRestAnew = () => {
      void client.invalidateQueries({ queryKey: contestsKey(tournament) });
      void client.invalidateQueries({ queryKey: knockoutsKey(tournament) });
      void client.invalidateQueries({ queryKey: dealsKey(tournament) });
    };
    const readRulingsAnew = () => void client.invalidateQueries({ queryKey: rulingsKey(tournament) });
    const readEntriesAnew = () => void client.invalidateQueries({ queryKey: ['entries', tournament] });
    const readAnew = () => {
      void readPlayAnew();
      readRestAnew();
    };
    const readChanged = (kinds: readonly string[]) => {
      void client.invalidateQueries({
        queryKey: playKey(tournament, session),
        predicate: ({ queryKey }) => !isSent(queryKey) && isChanged(queryKey, kinds),
      });
      readRestAnew();
      if (kinds.includes('entries')) readEntriesAnew();
      if (kinds.includes('rulings')) readRulingsAnew();
    };
    let sent: ReadonlyMap<string, QueryKey> = new Map();
    let pushed: Promise<(name: string, data: string) => void>;
    const isSent = ([, , , path, moment]: QueryKey) =>
      moment === 'now' && sent.has((path as string).slice(1));
    const onEvents = (events: readonly ServerSentEvent[]) => {
      for (const { event, data } of events)
        // Where what shows them cannot be loaded, they are read again as others are.
        if (sent.has(event)) void pushed.then((show) => show(event, data)).catch(readAnew);
      if (events.some(({ event }) => event === 'phones'))
        void client.invalidateQueries({ queryKey: ['session'] });
      const kinds = kindsIn(events);
      if (kinds.length > 0) readChanged(kinds);
    };
    const follow = async () => {
      for (let stood = true; stood && !signal.aborted;) {
        stood = false;
        const after = readUpTo(client, tournament, session);
        if (after !== undefined) readOlderAnew(client, tournament, session, after);
        sent = sentOf(client, tournament, session);
        const names = sent.size > 0 ? `?with=${[...sent.keys()].join(',')}` : '';
        const path = `/api/tournaments/${tournament}/sessions/${session}/stream${names}`;
        const onOpen = () => {
          stood = true;
          // Each connection begins with all of them.
          if (sent.size > 0)
            pushed = import('./answersPushed.js').then(({ answersPushed }) => answersPushed(client, sent));
          if (after === undefined) readAnew();
          else readRestAnew();
          readEntriesAnew();
          readRulingsAnew();
        };
        await followEvents({ path, after, onOpen, onEvents, onState: setState, signal });
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
