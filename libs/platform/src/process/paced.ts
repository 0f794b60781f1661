import { setTimeout as sleep } from 'node:timers/promises';

/** Not more often than this, and later where it takes long. */
const APART_MS = { least: 40, times: 0.5, most: 400 };

/** Does something a moment after it is due, and again where it has become due meanwhile. */
export class Paced {
  readonly #work: () => Promise<void>;
  readonly #onIdle: () => void;
  #isDue = false;
  #isBusy = false;

  /**
   * @param work which tells itself what goes wrong
   * @param onIdle called when nothing is due any more
   */
  constructor(work: () => Promise<void>, onIdle: () => void = () => undefined) {
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
    let apart = APART_MS.least;
    while (this.#isDue) {
      // oxlint-disable-next-line no-await-in-loop -- not more often than that
      await sleep(apart, undefined, { ref: false });
      this.#isDue = false;
      const begun = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.#work();
      const took = performance.now() - begun;
      apart = Math.min(APART_MS.most, Math.max(APART_MS.least, APART_MS.times * took));
    }
    this.#isBusy = false;
    this.#onIdle();
  }
}
