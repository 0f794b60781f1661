/** A number above 0 that an address has; undefined: it has none. */
export function numberIn(search: URLSearchParams, name: string): number | undefined {
  const value = Number(search.get(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
