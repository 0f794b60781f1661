import { setTimeout as sleep } from 'node:timers/promises';

/** When the evening of a demo begins. */
const FIRST_ROUND = 19 * 60;

/** How much faster than in a hall time passes; Infinity: as fast as it goes. */
export type Speed = number;

/** The clock of the hall, at the chosen speed. It stands while nobody waits for it. */
export class VenueClock {
  readonly #speed: Speed;
  readonly #signal: AbortSignal;
  #now: number;

  /** @param now minutes since the first round is called */
  constructor(speed: Speed, now: number, signal: AbortSignal) {
    this.#speed = speed;
    this.#now = now;
    this.#signal = signal;
  }

  /** Waits until so many minutes after the first round is called. */
  async reach(minutes: number): Promise<void> {
    this.#signal.throwIfAborted();
    const wait = ((minutes - this.#now) * 60_000) / this.#speed;
    this.#now = Math.max(this.#now, minutes);
    if (wait > 0) {
      await sleep(wait, undefined, { signal: this.#signal }).catch(() => this.#signal.throwIfAborted());
    }
  }

  /** What it shows at a time: `19:14`. */
  static text(minutes: number): string {
    const time = FIRST_ROUND + Math.floor(minutes);
    return `${Math.floor(time / 60) % 24}:${String(time % 60).padStart(2, '0')}`;
  }
}
