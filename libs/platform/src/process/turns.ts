/** So much is done at a time; everything else waits for its turn, in the order in which it came. */
export class Turns {
  readonly #atATime: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(atATime: number) {
    this.#atATime = atATime;
  }

  /** Whether nothing is done, and nobody waits. */
  get areIdle(): boolean {
    return this.#busy === 0;
  }

  /** Does work when its turn has come. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#atATime) this.#busy++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to who waits for it: no newcomer takes it in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}
