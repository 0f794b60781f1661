/** The records that the fold under way has made itself: nobody else has seen them. */
let own: WeakSet<object> | undefined;

/**
 * A record with a member: a copy, or the record itself where the fold under way has copied it already. So a journal that is
 * read at one go does not copy the record of a thousand tables with every entry.
 */
export function put<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
): Readonly<Record<string, Value>> {
  if (own?.has(record)) {
    (record as Record<string, Value>)[key] = value;
    return record;
  }
  const copy = { ...record, [key]: value };
  own?.add(copy);
  return copy;
}

/** Lets a fold change the records that it makes, as long as it runs: what it began with stays as it is. */
export function asOneFold<State>(fold: () => State): State {
  const outer = own;
  own = new WeakSet();
  try {
    return fold();
  } finally {
    own = outer;
  }
}
