import { randomUUID } from 'node:crypto';

/** How processes tell each other: short texts that arrive soon, or are lost. */
interface Hints {
  send(topic: string, value: string): void;
  listen(heard: (text: string) => void): () => void;
}

const TOPIC = 'requests';

/** Askers that are counted one by one in a window; all others share one count. */
const MOST_ASKERS = 20_000;
const ALL_OTHERS = 'all-others';

interface Count {
  own: number;
  told: number;
  /** By process. */
  readonly others: Map<string, number>;
}

/**
 * Counts the requests of each asker in windows of time, over all processes of an installation. Each process counts its own
 * at once, and tells the others of askers whose count has grown by `tellEach`.
 */
export class RequestCounts {
  readonly #process = randomUUID();
  readonly #counts = new Map<string, Count>();
  readonly #stop: () => void;
  #window = 0;

  /**
   * @param windowMs length of a window; windows begin at the same moments in all processes
   * @param now milliseconds since 1970
   */
  constructor(
    private readonly hints: Hints,
    private readonly windowMs: number,
    private readonly tellEach: number,
    private readonly now: () => number = Date.now,
  ) {
    this.#stop = hints.listen((text) => this.#hear(text));
  }

  /**
   * Counts a request.
   *
   * @param asker without spaces, and nothing that says who it is: other processes are told
   * @returns how many there are in this window, and for how many milliseconds it lasts
   */
  add(asker: string): { readonly current: number; readonly ttl: number } {
    const now = this.#turn();
    const isNew = !this.#counts.has(asker) && this.#counts.size >= MOST_ASKERS;
    const key = isNew ? ALL_OTHERS : asker;
    const count = this.#of(key);
    count.own++;
    if (count.own - count.told >= this.tellEach) {
      count.told = count.own;
      this.hints.send(`${TOPIC} ${this.#process} ${key}`, `${this.#window} ${count.own}`);
    }
    const others = [...count.others.values()].reduce((sum, one) => sum + one, 0);
    return { current: count.own + others, ttl: (this.#window + 1) * this.windowMs - now };
  }

  close(): void {
    this.#stop();
  }

  #hear(text: string): void {
    const [topic, process, asker, window, told] = text.split(' ');
    if (topic !== TOPIC || process === this.#process) return;
    this.#turn();
    if (Number(window) === this.#window) this.#of(asker!).others.set(process!, Number(told));
  }

  #of(asker: string): Count {
    let count = this.#counts.get(asker);
    if (!count) this.#counts.set(asker, (count = { own: 0, told: 0, others: new Map() }));
    return count;
  }

  /** Begins a new window when it is time. @returns the time */
  #turn(): number {
    const now = this.now();
    const window = Math.floor(now / this.windowMs);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts.clear();
    }
    return now;
  }
}
