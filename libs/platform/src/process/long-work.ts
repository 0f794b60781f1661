import { setImmediate } from 'node:timers/promises';

/** For how long work goes on before others have their turn, in milliseconds. */
const TURN_MS = 20;

/**
 * Work that takes long, in many small steps: others have their turn in between.
 *
 * ```
 * const work = new LongWork();
 * for (const step of steps) {
 *   step();
 *   if (work.isDue) await work.pause();
 * }
 * ```
 */
export class LongWork {
  readonly #turn: number;
  #begun = performance.now();

  /** @param turn for how long it goes on before others have their turn, in milliseconds */
  constructor(turn = TURN_MS) {
    this.#turn = turn;
  }

  /** Whether others have waited long enough. */
  get isDue(): boolean {
    return performance.now() - this.#begun >= this.#turn;
  }

  /** Lets everything go first that waits in the event loop. */
  async pause(): Promise<void> {
    await setImmediate();
    this.#begun = performance.now();
  }
}
