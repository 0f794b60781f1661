import { Worker } from 'node:worker_threads';
import type { Log, ThreadProgram } from '#platform';
import { Problem } from '../http/problem.js';
import type {
  AnswerOfThread,
  AskedOfThread,
  ReaderThreadData,
  SaidByReaderThread,
} from './asked-of-thread.js';

/** How long the thread is kept for the next reader: it has the journals in memory, and takes a second to start. */
const KEPT_MS = 10 * 60_000;
/** How long after the server's start the thread is started, so that nobody waits for it who has waited for the start. */
const AHEAD_MS = 60_000;
/** How long an answer may take; after that the thread is ended. */
const LONGEST_MS = 60_000;
/** What it may have in memory. */
const MEGABYTES = 1_024;

/** A worker of Node, as far as readers need one. */
export interface ReaderWorker {
  postMessage(asked: AskedOfThread): void;
  terminate(): Promise<unknown>;
  unref(): void;
  on(event: 'message', hear: (said: SaidByReaderThread) => void): unknown;
  on(event: 'error', hear: (error: unknown) => void): unknown;
  once(event: 'exit', hear: () => void): unknown;
}

/** Starts what answers readers. */
export type StartReader = (data: ReaderThreadData) => ReaderWorker;

/** Starts what answers readers in a thread of its own. */
export function inThread(program: () => ThreadProgram): StartReader {
  return (workerData) => {
    const { url, execArgv } = program();
    const resourceLimits = { maxOldGenerationSizeMb: MEGABYTES };
    return new Worker(url, { ...(execArgv && { execArgv }), workerData, resourceLimits });
  };
}

interface Asking {
  readonly thread: ReaderWorker;
  readonly resolve: (answer: AnswerOfThread) => void;
  readonly reject: (error: Error) => void;
}

/** A second thread of the server, which answers what takes long while the first one takes entries. */
export class ReadersThread {
  readonly #data: () => Omit<ReaderThreadData, 'isAhead'>;
  readonly #print: (print: { readonly tournament: string; readonly print: string }) => void;
  readonly #log: Log;
  readonly #start: StartReader;
  readonly #asking = new Map<number, Asking>();
  #thread: ReaderWorker | undefined;
  #end: NodeJS.Timeout | undefined;
  #ahead: NodeJS.Timeout | undefined;
  #isKeptReady = false;
  #isClosed = false;
  #last = 0;

  constructor(parts: {
    readonly data: () => Omit<ReaderThreadData, 'isAhead'>;
    /** Has a print made that was asked for there. */
    readonly print: (print: { readonly tournament: string; readonly print: string }) => void;
    readonly log: Log;
    readonly start: StartReader;
  }) {
    this.#data = parts.data;
    this.#print = parts.print;
    this.#log = parts.log;
    this.#start = parts.start;
  }

  /** Starts a thread soon, before anybody asks. A thread that has been idle for long is ended to free its memory. */
  keepReady(): void {
    this.#isKeptReady = true;
    this.#ahead = setTimeout(() => (this.#thread ??= this.#started(true)), AHEAD_MS).unref();
  }

  /** Asks the thread, which is started when nobody has asked for long. @throws Problem `server.busy` when it gives up */
  async ask(asked: Omit<AskedOfThread, 'id'>): Promise<AnswerOfThread> {
    if (this.#isClosed) throw new Problem('server.busy', { retryAfter: 5 });
    clearTimeout(this.#end);
    const thread = (this.#thread ??= this.#started(false));
    const id = ++this.#last;
    const late = setTimeout(() => {
      this.#log.warn({ reason: 'reader.too-long' }, 'an answer took too long and is given up');
      void thread.terminate();
    }, LONGEST_MS);
    try {
      return await new Promise<AnswerOfThread>((resolve, reject) => {
        this.#asking.set(id, { thread, resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
        thread.postMessage({ ...asked, id } satisfies AskedOfThread);
      });
    } finally {
      clearTimeout(late);
      this.#asking.delete(id);
      if (this.#asking.size === 0) this.#end = setTimeout(() => void this.renew(), KEPT_MS).unref();
    }
  }

  /** Ends the thread; another one is started ahead, or by the next to ask. */
  async renew(): Promise<void> {
    await this.#stop();
    if (this.#isKeptReady && !this.#isClosed) this.#thread ??= this.#started(true);
  }

  /** Ends the thread for good: whoever asks later is told that the server is busy. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#ahead);
    await this.#stop();
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#end);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #started(isAhead: boolean): ReaderWorker {
    const thread = this.#start({ ...this.#data(), isAhead });
    thread.unref();
    thread.on('message', (said) => this.#hear(said));
    thread.on('error', (error) =>
      this.#log.error({ err: error }, 'the thread that answers readers has failed'),
    );
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
      // Later questions go to the next thread.
      for (const asking of this.#asking.values())
        if (asking.thread === thread) asking.reject(new Problem('server.busy', { retryAfter: 5 }));
    });
    return thread;
  }

  #hear(said: SaidByReaderThread): void {
    if ('print' in said) return this.#print(said.print);
    const asking = this.#asking.get(said.id);
    if ('answer' in said) return asking?.resolve(said.answer);
    return asking?.reject(new Problem('server.failed'));
  }
}
