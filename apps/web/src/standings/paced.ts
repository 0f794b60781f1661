/** Hands on what is added: the first at once, what comes soon after it together. */
export class Paced<Item> {
  readonly #apart: number;
  readonly #take: (items: ReadonlySet<Item>) => void;
  #waiting = new Set<Item>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param apart milliseconds between two takes */
  constructor(apart: number, take: (items: ReadonlySet<Item>) => void) {
    this.#apart = apart;
    this.#take = take;
  }

  add(items: readonly Item[]): void {
    for (const item of items) this.#waiting.add(item);
    if (this.#timer === undefined) this.#handOn();
  }

  /** Hands on nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.clear();
  }

  #handOn(): void {
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    const items = this.#waiting;
    this.#waiting = new Set();
    this.#timer = setTimeout(() => this.#handOn(), this.#apart);
    this.#take(items);
  }
}
