/** Values by name, each computed when it is asked for. */
export interface Lookup<Value> {
  readonly size: number;
  has(name: string): boolean;
  get(name: string): Value | undefined;
  keys(): IterableIterator<string>;
  values(): IterableIterator<Value>;
  [Symbol.iterator](): IterableIterator<[string, Value]>;
}

/** A lookup over names that are known. It keeps nothing: what is asked for twice is computed twice. */
export function lookup<Value>(
  named: { readonly size: number; has(name: string): boolean; names(): Iterable<string> },
  compute: (name: string) => Value,
): Lookup<Value> {
  const get = (name: string): Value | undefined => (named.has(name) ? compute(name) : undefined);
  function* entries(): IterableIterator<[string, Value]> {
    for (const name of named.names()) yield [name, get(name)!];
  }
  return {
    size: named.size,
    has: (name) => named.has(name),
    get,
    keys: function* () {
      yield* named.names();
    },
    values: function* () {
      for (const [, value] of entries()) yield value;
    },
    [Symbol.iterator]: entries,
  };
}
