import { Turns } from '#platform';

/** Lets a few pieces of work of one key run at once; the others wait in the order they came. */
export class Limiter {
  readonly #turns = new Map<string, Turns>();

  constructor(private readonly atOnce: number) {}

  /** Runs work as soon as fewer than the allowed number of its key are running. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#turns.get(key) ?? new Turns(this.atOnce);
    this.#turns.set(key, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.areIdle) this.#turns.delete(key);
    }
  }
}
