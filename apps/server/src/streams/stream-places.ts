import { STREAMS } from '../http/limits.js';

/** Whose live stream it is: a known person or device, or an address. */
export interface StreamReader {
  /** The person or the device, where one is known; otherwise the address. */
  readonly key: string;
  readonly address: string;
  readonly isKnown: boolean;
}

/**
 * The places of live streams. A person or a device has its own, whatever else is open at its address; an address of which
 * nothing is known has many as long as there is room, and fewer when it gets tight. Some are kept for those who are known.
 * No address has more than are left for all others, however many devices somebody has paired there.
 */
export class StreamPlaces {
  readonly #limits: typeof STREAMS;
  readonly #held = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();
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
  take({ key, address, isKnown }: StreamReader): (() => void) | undefined {
    const { all, reserve, ofKnown } = this.#limits;
    const free = all - this.#count;
    const freeOfUnknown = Math.min(free, all - reserve - this.#unknown);
    if (free <= 0 || (!isKnown && freeOfUnknown <= 0)) return undefined;
    if ((this.#ofAddress.get(address) ?? 0) >= free) return undefined;
    const most = isKnown ? ofKnown : this.#mostOfUnknown(freeOfUnknown);
    if ((this.#held.get(key) ?? 0) >= most) return undefined;
    add(this.#held, key, 1);
    add(this.#ofAddress, address, 1);
    this.#count++;
    if (!isKnown) this.#unknown++;
    return () => {
      this.#count--;
      if (!isKnown) this.#unknown--;
      add(this.#held, key, -1);
      add(this.#ofAddress, address, -1);
    };
  }

  /** An address of which nothing is known has as many as are left for others of its kind, within bounds. */
  #mostOfUnknown(free: number): number {
    const { ofAddress, ofAddressWhenTight } = this.#limits;
    return Math.min(ofAddress, Math.max(ofAddressWhenTight, free));
  }
}

function add(counts: Map<string, number>, key: string, more: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
