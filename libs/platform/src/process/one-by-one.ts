/** Does pieces of work one after the other, in the order in which they came, each in a turn of the event loop of its own. */
export class OneByOne {
  readonly #restTimes: number;
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  /** @param restTimes for how many times as long as a piece of work took there is a rest behind it */
  constructor(restTimes = 0) {
    this.#restTimes = restTimes;
  }

  /** Does it in one of the next turns. */
  add(work: () => void): void {
    this.#waiting.push(work);
    if (this.#isBusy) return;
    this.#isBusy = true;
    setImmediate(this.#next);
  }

  readonly #next = () => {
    const work = this.#waiting.shift();
    this.#isBusy = work !== undefined;
    if (!work) return;
    const begun = performance.now();
    try {
      work();
    } finally {
      const rest = this.#restTimes * (performance.now() - begun);
      if (rest < 1) setImmediate(this.#next);
      else setTimeout(this.#next, rest);
    }
  };
}
