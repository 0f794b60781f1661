interface Lane {
  busy: number;
  readonly waiting: (() => void)[];
}

/** Lets a few pieces of work of one key run at once; the others wait in the order they came. */
export class Limiter {
  readonly #atOnce: number;
  readonly #lanes = new Map<string, Lane>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs work as soon as fewer than the allowed number of its key are running. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const lane = this.#lanes.get(key) ?? { busy: 0, waiting: [] };
    this.#lanes.set(key, lane);
    if (lane.busy < this.#atOnce) lane.busy++;
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#leave(key, lane);
    }
  }

  /** A place goes straight to who waits for it: no newcomer takes it in between, and no lane with waiters is dropped. */
  #leave(key: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next) return next();
    lane.busy--;
    if (lane.busy === 0) this.#lanes.delete(key);
  }
}
