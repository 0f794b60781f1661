import type { Configuration, Listening } from '#platform';
import type { WholeAnswer } from '../http/answered-elsewhere.js';

/** What a thread that answers readers is started with. */
export interface ReaderThreadData {
  readonly configuration: Configuration;
  readonly connectionString: string;
  readonly listening: Listening;
  /** Nobody waits for it: it gives way from its start on, which costs most of all. */
  readonly isAhead: boolean;
}

/** A request, as far as an answer hangs on it. */
export interface AskedOfThread {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly remoteAddress: string;
  readonly body: string | undefined;
}

/** What is answered. */
export interface AnswerOfThread extends WholeAnswer {
  /** How long the thread was at it, in milliseconds, without what it waited for. */
  readonly tookMs: number;
  /** For how much of that it had a processor: the rest others had, on a machine that is busy. */
  readonly workedMs: number;
}

/** What the thread says. */
export type SaidByReaderThread =
  | { readonly id: number; readonly answer: AnswerOfThread }
  | { readonly id: number; readonly failed: string }
  /** A print is to be made: the thread has no queues. */
  | { readonly print: { readonly tournament: string; readonly print: string } };

/** The headers that belong to the answer itself; the process that passes it on adds the others. */
export const OWN_HEADERS = ['content-type', 'content-disposition', 'cache-control', 'retry-after'] as const;
