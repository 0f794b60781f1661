/** A value as PostgreSQL gives it back from a jsonb column: other objects, their members in another order. */
export function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => reordered(part))) as Value;
}

function reordered(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const members = Object.entries(part).toSorted(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(members);
}
