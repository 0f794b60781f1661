import type { TablePlace } from './table-place.js';

/** What is told of a change: the table whose devices are others now, where it was one of those. */
type Listener = (devicesAt?: TablePlace) => void;

/** Tells listeners in this process that a session, a device or a right has been taken away, or a device was paired. */
export class AccessChanges {
  readonly #listeners = new Set<Listener>();

  /** Calls back after every change; returns the end of it. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(devicesAt?: TablePlace): void {
    for (const listener of this.#listeners) listener(devicesAt);
  }
}
