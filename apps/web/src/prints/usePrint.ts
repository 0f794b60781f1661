import { useEffect, useRef, useState } from 'react';
import { api } from '../api/client.js';
import type { Answer } from '../api/schemas.js';
import { whenTaken } from '../api/whenTaken.js';
import type { PrintWanted } from './PrintWanted.js';

type PrintSeen = Answer<'/api/tournaments/{tournament}/prints/{print}'>;

/** How long a page waits before it asks again how far a print is, in milliseconds. */
const EVERY_MS = 400;

export interface Printing {
  /** What is being printed or was; nothing before it is asked for. */
  readonly print: PrintSeen | undefined;
  readonly pending: boolean;
  /** Why it is not printed, or, as long as it is pending, why it has to wait: then it is asked for again by itself. */
  readonly problem: unknown;
  /** Where the file is, once it is there. */
  readonly file: string | undefined;
  readonly ask: (wanted: PrintWanted) => void;
}

/**
 * Asks for a printout as PDF, follows its progress, and has its address once it is made; as it was at a moment, if one
 * is given.
 */
export function usePrint(tournament: string, at: string | undefined): Printing {
  const [print, setPrint] = useState<PrintSeen>();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const follow = async (wanted: PrintWanted, signal: AbortSignal) => {
    const taken = async (askFor: () => Promise<PrintSeen>) => {
      const answer = await whenTaken(askFor, { signal, onWait: setProblem });
      setProblem(undefined);
      return answer;
    };
    let seen = await taken(() =>
      api.post('/api/tournaments/{tournament}/prints', {
        params: { path: { tournament }, query: { at } },
        body: wanted,
        signal,
      }),
    );
    while (seen.status === 'waiting' || seen.status === 'printing') {
      const { print } = seen;
      setPrint(seen);
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      // oxlint-disable-next-line no-await-in-loop -- as above
      seen = await taken(() =>
        api.get('/api/tournaments/{tournament}/prints/{print}', {
          params: { path: { tournament, print } },
          signal,
        }),
      );
    }
    setPrint(seen);
  };
  const ask = (wanted: PrintWanted) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setPending(true);
    setProblem(undefined);
    setPrint(undefined);
    follow(wanted, own.signal)
      .catch((cause: unknown) => {
        if (!own.signal.aborted) setProblem(cause);
      })
      .finally(() => {
        if (!own.signal.aborted) setPending(false);
      });
  };
  const file =
    print?.status === 'printed' ? `/api/tournaments/${tournament}/prints/${print.print}/file` : undefined;
  return { print, pending, problem, file, ask };
}
