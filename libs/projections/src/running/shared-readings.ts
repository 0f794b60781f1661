/** A reading that has begun, and the one that is to begin when it ends. */
interface Readings<Result> {
  readonly current: Promise<Result>;
  next?: Promise<Result>;
}

/** Readings which those who ask at once share, by what is read. */
export class SharedReadings<Result> {
  readonly #readings = new Map<string, Readings<Result>>();

  /** What is read as it is now or later. @throws what `read` throws */
  of(key: string, read: () => Promise<Result>): Promise<Result> {
    const readings = this.#readings.get(key);
    if (!readings) return this.#begin(key, read);
    // The one under way may have begun before what the asker waits for.
    readings.next ??= readings.current.then(
      () => this.#begin(key, read),
      () => this.#begin(key, read),
    );
    return readings.next;
  }

  #begin(key: string, read: () => Promise<Result>): Promise<Result> {
    const readings: Readings<Result> = {
      current: read().finally(() => {
        if (this.#readings.get(key) === readings && !readings.next) this.#readings.delete(key);
      }),
    };
    this.#readings.set(key, readings);
    return readings.current;
  }
}
