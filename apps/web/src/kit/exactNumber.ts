/** A decimal number as the journal keeps it (`exactDecimal`): `214.5`. */
export const DECIMAL = /^(0|[1-9]\d{0,6})(\.\d{1,4})?$/;
/** A part of something as the journal keeps it (`fraction`): `1/3`, `0.5`. */
export const FRACTION = /^\d{1,4}(\/[1-9]\d{0,3}|\.\d{1,4})?$/;

/** A number as the journal keeps it, from one written with a point or a comma; undefined if it is not a number. */
export function exactNumber(text: string, kind: 'decimal' | 'fraction'): string | undefined {
  const written = text.trim().replace(',', '.');
  return (kind === 'decimal' ? DECIMAL : FRACTION).test(written) ? written : undefined;
}
