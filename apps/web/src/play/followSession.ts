import type { QueryKey } from '@tanstack/react-query';
import { followEvents, type LiveState } from '../api/eventStream.js';
import type { ServerSentEvent } from '../api/serverSentEvents.js';
import { playKey, playSessionQuery } from '../api/sessionQueries.js';
import type { ChangedDocument } from './changedReadings.js';
import { onceMoreIsShown, sentOf } from './sentByServer.js';
import {
  readAnew,
  readBesideAnew,
  readChanged,
  readOlderAnew,
  readUpTo,
  type Followed,
} from './shownReadings.js';

/** Milliseconds before a session whose line the server closed is read anew. */
const BEFORE_READING_ANEW = 1_000;

/** Reads everything again, because rights or the journal have changed. False when there is nothing left to see. */
async function readAllAnew({ client, tournament, session }: Followed): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, BEFORE_READING_ANEW));
  try {
    await client.invalidateQueries({ queryKey: ['session'] });
    await client.fetchQuery({ ...playSessionQuery(tournament, session), staleTime: 0 });
    await client.invalidateQueries({ queryKey: playKey(tournament, session) });
    return true;
  } catch {
    return false;
  }
}

/** The documents that events name as changed. */
function changedIn(events: readonly ServerSentEvent[]): ChangedDocument[] {
  return events.flatMap(({ event, data }) =>
    event === 'changed'
      ? (JSON.parse(data) as { readonly documents: readonly ChangedDocument[] }).documents
      : [],
  );
}

/**
 * Follows a session: reads what is shown again when the server says that it has changed, also during a lost connection,
 * and after the server ended the stream because the reader's rights or the journal have changed.
 *
 * @returns stops that
 */
export function followSession(of: Followed, onState: (state: LiveState) => void): () => void {
  const { client, tournament, session } = of;
  let sent: ReadonlyMap<string, QueryKey> = new Map();
  // Where what shows answers, or knows what has changed, cannot be loaded.
  const withoutIt = () => readAnew(of);
  let shows: Promise<(name: string, data: string) => void> | undefined;
  const show = async (name: string, data: string) => {
    const keys = sent;
    shows ??= import('./answersPushed.js').then(({ answersPushed }) => answersPushed(client, keys));
    (await shows)(name, data);
  };
  // Up to which journal entry all has been told: of the last one some may still be on its way.
  let [told, last] = [readUpTo(of), 0];
  const onEvents = (events: readonly ServerSentEvent[]) => {
    for (const { event, data, id } of events) {
      if (Number(id) > last) [told, last] = [last || told, Number(id)];
      if (sent.has(event)) void show(event, data).catch(withoutIt);
    }
    if (events.some(({ event }) => event === 'phones'))
      void client.invalidateQueries({ queryKey: ['session'] });
    const documents = changedIn(events);
    if (documents.length > 0) void readChanged(of, sent, documents).catch(withoutIt);
  };

  let line = new AbortController();
  const leaving = new AbortController();

  /** One line to the server. @param goesOn behind another one, so that nothing was missed in between */
  const followOnce = async (goesOn: boolean): Promise<readonly [stood: boolean, isToSendMore: boolean]> => {
    line = new AbortController();
    let [stood, isToSendMore] = [false, false];
    const after = told ?? readUpTo(of);
    if (after !== undefined) readOlderAnew(of, after);
    sent = sentOf(of);
    const stopLooking = onceMoreIsShown(of, sent, () => {
      isToSendMore = true;
      line.abort();
    });
    const names = sent.size > 0 ? `?with=${[...sent.keys()].join(',')}` : '';
    const onOpen = () => {
      // Each connection begins with all of them.
      shows = undefined;
      if (after === undefined) readAnew(of);
      else if (stood || !goesOn) readBesideAnew(of);
      stood = true;
    };
    await followEvents({
      path: `/api/tournaments/${tournament}/sessions/${session}/stream${names}`,
      after,
      onOpen,
      onEvents,
      onState: (state) => {
        if (!goesOn || state !== 'connecting') onState(state);
      },
      signal: line.signal,
    });
    stopLooking();
    return [stood || goesOn, isToSendMore];
  };

  const follow = async () => {
    for (let goesOn = false; !leaving.signal.aborted;) {
      const [stood, isToSendMore] = await followOnce(goesOn);
      goesOn = stood && isToSendMore;
      if (leaving.signal.aborted || isToSendMore) continue;
      onState('ended');
      // A line that was refused from the beginning will be refused again.
      if (!stood || !(await readAllAnew(of))) return;
      [told, last] = [undefined, 0];
    }
  };
  void follow();
  return () => {
    leaving.abort();
    line.abort();
  };
}
