import { setTimeout as sleep } from 'node:timers/promises';

/** How far apart: at least so many milliseconds, and so many times as long as it took the last time, at most so many. */
interface Pace {
  readonly least: number;
  readonly times: number;
  readonly most: number;
}

/** Does something a moment after it is due, and again where it has become due meanwhile. */
export class Paced {
  readonly #pace: Pace;
  readonly #work: () => Promise<void>;
  readonly #onIdle: () => void;
  #isDue = false;
  #isBusy = false;

  /**
   * @param work which tells itself what goes wrong
   * @param onIdle called when nothing is due any more
   */
  constructor(pace: Pace, work: () => Promise<void>, onIdle: () => void = () => undefined) {
    this.#pace = pace;
    this.#work = work;
    this.#onIdle = onIdle;
  }

  /** There is something to do. */
  due(): void {
    this.#isDue = true;
    if (!this.#isBusy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    const { least, times, most } = this.#pace;
    let apart = least;
    while (this.#isDue) {
      // oxlint-disable-next-line no-await-in-loop -- not more often than that
      await sleep(apart, undefined, { ref: false });
      this.#isDue = false;
      const begun = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.#work();
      const took = performance.now() - begun;
      apart = Math.min(most, Math.max(least, times * took));
    }
    this.#isBusy = false;
    this.#onIdle();
  }
}
