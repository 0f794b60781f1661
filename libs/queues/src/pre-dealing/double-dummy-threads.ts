import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Deal } from '#cards';
import { formatTricks } from '#double-dummy';
import { threadProgram } from '#platform';
import type { DealToSolve } from './double-dummy-thread.js';

/** Solves deals while the thread that asks goes on. */
export interface DoubleDummySolver {
  /**
   * The double-dummy results of a deal: the twenty signs of `formatTricks`, `*` for each that was not computed in the
   * time that a deal has.
   *
   * @param signal gives the deal up
   * @throws Error when it was given up or the solver has failed; it never quotes the deal
   */
  solve(deal: Deal, signal: AbortSignal): Promise<string>;
}

export interface DoubleDummyThreadsOptions {
  /** How long a deal may take, in milliseconds; with 0 nothing is solved. */
  readonly limitMs: number;
  /** How many deals are solved at a time: one processor is left to everything else, and two are enough. */
  readonly threads?: number;
  /** After how long without a deal a thread ends and gives its 80 MB back (10,000). */
  readonly idleMs?: number;
}

/** Worker threads that solve deals, started when there is one to solve. */
export class DoubleDummyThreads implements DoubleDummySolver {
  readonly #options: Required<DoubleDummyThreadsOptions>;
  readonly #resting = new Map<Worker, NodeJS.Timeout>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(options: DoubleDummyThreadsOptions) {
    const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
    this.#options = { threads, idleMs: 10_000, ...options };
  }

  async solve(deal: Deal, signal: AbortSignal): Promise<string> {
    const { limitMs, threads } = this.#options;
    if (limitMs === 0) return formatTricks({ N: {}, E: {}, S: {}, W: {} });
    if (this.#busy < threads) this.#busy++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await this.#solve({ deal, limitMs }, signal);
    } finally {
      // Whoever waits takes the place over.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }

  /** Ends the threads that have nothing to do; the others end with their deals' signals. */
  async close(): Promise<void> {
    const resting = [...this.#resting.keys()];
    for (const timer of this.#resting.values()) clearTimeout(timer);
    this.#resting.clear();
    await Promise.all(resting.map((thread) => thread.terminate()));
  }

  async #solve(asked: DealToSolve, signal: AbortSignal): Promise<string> {
    if (signal.aborted) throw new Error('The analysis is given up.');
    const thread = this.#take();
    try {
      const answer = await answerOf(thread, asked, signal);
      this.#rest(thread);
      return answer;
    } catch (error) {
      void thread.terminate();
      throw error;
    }
  }

  #take(): Worker {
    const [rested] = this.#resting;
    if (!rested) {
      const { url, execArgv } = threadProgram('double-dummy-thread', import.meta.url);
      const thread = new Worker(url, { ...(execArgv && { execArgv }) });
      // A process that has nothing else to do need not wait for it.
      thread.unref();
      return thread;
    }
    const [thread, timer] = rested;
    clearTimeout(timer);
    this.#resting.delete(thread);
    return thread;
  }

  #rest(thread: Worker): void {
    const end = () => {
      this.#resting.delete(thread);
      void thread.terminate();
    };
    this.#resting.set(thread, setTimeout(end, this.#options.idleMs).unref());
  }
}

function answerOf(thread: Worker, asked: DealToSolve, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const end = (how: () => void) => {
      listening.abort();
      how();
    };
    const fail = (text: string) => () => end(() => reject(new Error(text)));
    const heard: Readonly<Record<string, (answer: string) => void>> = {
      message: (answer) => end(() => resolve(answer)),
      // What it says of its failure could quote the deal.
      error: fail('The double-dummy thread has failed.'),
      exit: fail('The double-dummy thread has ended.'),
    };
    for (const [event, listener] of Object.entries(heard)) {
      thread.on(event, listener);
      // One by one: Node listens at its threads, too.
      listening.signal.addEventListener('abort', () => thread.off(event, listener));
    }
    signal.addEventListener('abort', fail('The analysis is given up.'), { signal: listening.signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.postMessage(asked);
  });
}
