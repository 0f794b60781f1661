type Listener = () => void;

/** One value for the whole page, as `useSyncExternalStore` reads it. */
export interface Stored<Value> {
  readonly current: () => Value;
  readonly subscribe: (listener: Listener) => () => void;
  readonly become: (value: Value) => void;
}

/** A value that the whole page shares, and that tells when it changes. */
export function stored<Value>(first: Value): Stored<Value> {
  let value = first;
  const listeners = new Set<Listener>();
  return {
    current: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
