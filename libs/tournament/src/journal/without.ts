/** A record without one of its members. */
export function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string | number,
): Readonly<Record<string, Value>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}
