/** At most so many tables on one sheet. */
export const MOST_TABLES = 500;

/** A table by its label in the hall: at most two capital letters, then its number. */
const TABLE = /^[A-Z]{0,2}\d{1,3}$/;
const RANGE = /^([A-Z]{0,2})(\d{1,3})-([A-Z]{0,2})(\d{1,3})$/;

/**
 * The tables that a text names: single ones and ranges within one section, with commas or spaces between
 * ("1-12", "A1-A8, B1, B2"). Each once, in the order written; undefined when a part of the text is neither, a range
 * runs backwards, or there are none or too many.
 */
export function readTableNames(text: string): readonly string[] | undefined {
  const names = new Set<string>();
  const parts = text
    .toUpperCase()
    .replaceAll(/\s*[-–—]\s*/g, '-')
    .split(/[\s,;]+/);
  for (const part of parts.filter(Boolean)) {
    const range = tablesOf(part);
    if (!range) return undefined;
    for (const name of range) names.add(name);
  }
  return names.size === 0 || names.size > MOST_TABLES ? undefined : [...names];
}

function tablesOf(part: string): readonly string[] | undefined {
  if (TABLE.test(part)) return [part];
  const [, section = '', from, lastSection = '', to] = RANGE.exec(part) ?? [];
  const first = Number(from);
  const count = Number(to) - first + 1;
  if (!(count > 0) || (lastSection !== '' && lastSection !== section)) return undefined;
  return Array.from({ length: count }, (_, index) => `${section}${first + index}`);
}
