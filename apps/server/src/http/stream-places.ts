import { STREAMS } from './limits.js';

/** Who wants a live stream: somebody who is known, or an address. */
export interface StreamReader {
  readonly key: string;
  readonly isKnown: boolean;
}

/**
 * The places of live streams. A person or a device has its own, whatever else is open at its address; an address of which
 * nothing is known has many as long as there is room, and fewer when it gets tight. Some are kept for those who are known.
 */
export class StreamPlaces {
  readonly #limits: typeof STREAMS;
  readonly #held = new Map<string, number>();
  #unknown = 0;
  #count = 0;

  constructor(limits: typeof STREAMS = STREAMS) {
    this.#limits = limits;
  }

  /** How many are taken. */
  get count(): number {
    return this.#count;
  }

  /** Takes a place. @returns what gives it back; undefined: there is none */
  take({ key, isKnown }: StreamReader): (() => void) | undefined {
    const held = this.#held.get(key) ?? 0;
    if (held >= this.#most(isKnown) || this.#count >= this.#limits.all) return undefined;
    if (!isKnown && this.#unknown >= this.#limits.all - this.#limits.reserve) return undefined;
    this.#held.set(key, held + 1);
    this.#count++;
    if (!isKnown) this.#unknown++;
    return () => {
      this.#count--;
      if (!isKnown) this.#unknown--;
      const left = this.#held.get(key)! - 1;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    };
  }

  #most(isKnown: boolean): number {
    const { ofKnown, ofAddress, ofAddressWhenTight, all, reserve } = this.#limits;
    if (isKnown) return ofKnown;
    return this.#unknown < (all - reserve) / 2 ? ofAddress : ofAddressWhenTight;
  }
}
