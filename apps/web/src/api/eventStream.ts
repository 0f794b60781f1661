import { noteReached, reachability } from './reachability.js';
import { site } from './site.js';
import { EventStreamParser, type ServerSentEvent } from './serverSentEvents.js';

/**
 * How the live line stands: `refused` while the server answers, but has no line to spare; `ended` when there is nothing to
 * follow any more for this reader.
 */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'refused' | 'offline' | 'ended';

/**
 * How one connection ended: the server said that it will not go on, refused it for now, or was lost; `doubted` where the
 * machine says that it has lost its network, which leaves a line open that nothing comes through any more.
 */
type Ending = 'ended' | 'refused' | 'lost' | 'doubted';

export interface EventStreamOptions {
  readonly path: string;
  /** The last position that is already known: what follows it is sent. Left out: from now on. */
  readonly after?: number | undefined;
  /** Each time that the line stands; what was missed before the first event is for the reader to fetch. */
  readonly onOpen?: () => void;
  readonly onEvents: (events: readonly ServerSentEvent[]) => void;
  readonly onState: (state: LiveState) => void;
  readonly signal: AbortSignal;
}

/** A server that says nothing for so long, not even a heartbeat, is taken for lost (milliseconds). */
const SILENCE = 45_000;
const LONGEST_WAIT = 20_000;
const ATTEMPTS_BEFORE_OFFLINE = 3;

/** Milliseconds before the next attempt: doubling from a quarter of a second, and spread so that a hall does not knock at once. */
export function backoff(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(attempt, 10));
  return longest / 2 + (longest / 2) * chance;
}

/** Waits, but no longer than until the network or the server is back, or the signal. */
function waitUntilWorthwhile(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    const unsubscribe = reachability.subscribe(() => {
      if (reachability.current()) done();
    });
  });
}

/** Where no server is there is no line to follow. */
function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

async function connect(path: string, after: number | undefined, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, {
      headers: {
        accept: 'text/event-stream',
        ...(after === undefined ? {} : { 'last-event-id': String(after) }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    });
  } catch (error) {
    if (!signal.aborted) noteReached(false);
    throw error;
  }
}

/** A proxy answers so for a server that is not there. */
const NOBODY_THERE: readonly number[] = [502, 503, 504];

/** How the line stands before it is taken up again: whoever was answered at all is not offline. */
export function stateAfter(
  ending: Exclude<Ending, 'ended' | 'doubted'>,
  attempt: number,
  online: boolean,
): LiveState {
  if (ending === 'refused') return 'refused';
  return !online || attempt > ATTEMPTS_BEFORE_OFFLINE ? 'offline' : 'reconnecting';
}

/** Reads one connection to its end. */
async function readConnection(
  options: EventStreamOptions,
  cursor: { position: number | undefined },
  onOpen: () => void,
): Promise<Ending> {
  const connection = new AbortController();
  const stop = () => connection.abort();
  let isDoubted = false;
  const doubt = () => {
    isDoubted = true;
    stop();
  };
  options.signal.addEventListener('abort', stop);
  // A line that broke unnoticed says nothing; another request has noticed it.
  const unsubscribe = reachability.subscribe(() => {
    if (!reachability.current()) stop();
  });
  let silence = setTimeout(stop, SILENCE);
  try {
    const response = await connect(options.path, cursor.position, connection.signal);
    // 400: the journal no longer has the line to resume after, as when a backup was restored.
    if ([204, 400, 401, 403, 404].includes(response.status)) return 'ended';
    if (NOBODY_THERE.includes(response.status)) return 'lost';
    if (!response.ok || !response.body) return 'refused';
    onOpen();
    addEventListener('offline', doubt);
    const parser = new EventStreamParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'lost';
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE);
      const events = parser.push(value);
      const positions = events.map(({ id }) => Number(id)).filter((position) => position > 0);
      if (positions.length > 0) cursor.position = Math.max(cursor.position ?? 0, ...positions);
      const told = events.filter(({ event }) => event !== 'closed');
      if (told.length > 0) options.onEvents(told);
      if (told.length < events.length) return 'ended';
    }
  } catch (error) {
    if (isDoubted) return 'doubted';
    throw error;
  } finally {
    clearTimeout(silence);
    removeEventListener('offline', doubt);
    unsubscribe();
    options.signal.removeEventListener('abort', stop);
    connection.abort();
  }
}

/**
 * Follows a server-sent stream until the signal, or until the server ends it: the right has ended or changed, or the
 * journal was replaced.
 *
 * Reads with fetch rather than EventSource. So the first connection already resumes from the position that the page was
 * loaded at, and a refusal can be told from a broken connection.
 */
export async function followEvents(options: EventStreamOptions): Promise<void> {
  const cursor = { position: options.after };
  const { signal, onState } = options;
  if (site !== undefined) return untilAborted(signal);
  onState('connecting');
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    let ending: Ending = 'lost';
    try {
      ending = await readConnection(options, cursor, () => {
        attempt = 0;
        noteReached(true);
        onState('live');
        options.onOpen?.();
      });
    } catch {
      // Whatever broke the line, the answer is the same: take it up again where it stopped.
    }
    if (ending === 'ended' || signal.aborted) return;
    // A machine without a network still reaches a server of its own: only a new line tells.
    if (ending === 'doubted') continue;
    onState(stateAfter(ending, attempt, navigator.onLine));
    await waitUntilWorthwhile(backoff(attempt, Math.random()), signal);
  }
}
