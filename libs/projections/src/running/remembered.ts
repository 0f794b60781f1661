/** How much is remembered at most. */
export interface MostRemembered {
  readonly count: number;
  /** Of all values together; the one that came last stays however heavy it is. */
  readonly weight: number;
}

/** Values by their keys, of which those that were asked for longest ago are forgotten first. */
export class Remembered<Value> {
  readonly #values = new Map<string, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  constructor(private readonly most: MostRemembered) {}

  /** What is remembered, asked for longest ago first. */
  get values(): Value[] {
    return [...this.#values.values()].map(({ value }) => value);
  }

  get(key: string): Value | undefined {
    const known = this.#values.get(key);
    if (!known) return undefined;
    this.#values.delete(key);
    this.#values.set(key, known);
    return known.value;
  }

  set(key: string, value: Value, weight: number): void {
    this.delete(key);
    this.#values.set(key, { value, weight });
    this.#weight += weight;
    while (this.#values.size > 1 && this.#isTooMuch()) this.delete(this.#values.keys().next().value!);
  }

  delete(key: string): void {
    this.#weight -= this.#values.get(key)?.weight ?? 0;
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
    this.#weight = 0;
  }

  #isTooMuch(): boolean {
    return this.#values.size > this.most.count || this.#weight > this.most.weight;
  }
}
