import { parseDeal } from '#cards';
import type { DealSolver } from '#projections';
import { DoubleDummyThreads, type DoubleDummySolver } from '#queues';

/** How long a reader waits: after that the answer has what is solved by then. */
const LONGEST_MS = 5_000;
/** How many solved deals are kept in memory. */
const KEPT = 100;

type ClosedAtTheEnd = DoubleDummySolver & Pick<DoubleDummyThreads, 'close'>;

/**
 * Solves deals for people who asked to see them before play: beside their entries, one at a time. Results are kept in
 * this process's memory only: in the journal they would tell when somebody asked.
 */
export class SolverOfReaders implements DealSolver {
  readonly #threads: ClosedAtTheEnd;
  readonly #closing = new AbortController();
  readonly #solved = new Map<string, Promise<string>>();

  /** @param limitMs how long a deal may be solved by the configuration, in milliseconds; with 0 none is */
  constructor(
    limitMs: number,
    threads: ClosedAtTheEnd = new DoubleDummyThreads({ limitMs: Math.min(limitMs, LONGEST_MS), threads: 1 }),
  ) {
    this.#threads = threads;
  }

  async tricks(deal: string): Promise<string> {
    const known = this.#solved.get(deal);
    if (known) return known;
    const solving = this.#threads.solve(parseDeal(deal), this.#closing.signal);
    this.#solved.set(deal, solving);
    const [oldest] = this.#solved.keys();
    if (this.#solved.size > KEPT) this.#solved.delete(oldest!);
    try {
      return await solving;
    } catch (error) {
      this.#solved.delete(deal);
      throw error;
    }
  }

  /** Gives up what is being solved, and ends the thread. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#threads.close();
  }
}
