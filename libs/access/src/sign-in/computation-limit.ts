import { refusedFor } from '../rights/access-refused.js';

/** How long to stay away when the queue is full, in milliseconds. */
const BUSY_MS = 3000;

/** Lets a bounded number of computations run at once and a bounded number wait. */
export class ComputationLimit {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(private readonly limit: { readonly atOnce: number; readonly mayWait: number }) {}

  /**
   * Runs a computation when its turn has come.
   * @throws AccessRefused `access.busy` when too many wait already.
   */
  async run<T>(computation: () => Promise<T>): Promise<T> {
    if (this.#running >= this.limit.atOnce) {
      if (this.#waiting.length >= this.limit.mayWait) throw refusedFor('access.busy', BUSY_MS);
      await new Promise<void>((turn) => this.#waiting.push(turn));
    } else {
      this.#running += 1;
    }
    try {
      return await computation();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
