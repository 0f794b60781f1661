/** So much is done at a time; everything else waits for its turn, in the order in which it came. */
export class Turns {
  readonly #atATime: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(atATime: number) {
    this.#atATime = atATime;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#busy < this.#atATime) this.#busy++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}
