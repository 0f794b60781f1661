/** Tells listeners in this process that a session, a device or a right has been taken away. */
export class AccessChanges {
  readonly #listeners = new Set<() => void>();

  /** Calls back after every change; returns the end of it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
