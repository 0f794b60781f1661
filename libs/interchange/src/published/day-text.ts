import { dayOf } from './published-event.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A time behind a date, in whatever way it is set apart. */
const TIME =
  /(?:[T\s,]+|\s+-\s+)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:Z|[ap]\.?m\.?|[+-]\d{2}:?\d{2})?$/i;

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;

/** The years that two digits mean. */
const CENTURY_BEGINS = 80;

/**
 * The day that a date of a file means: `08/05/2025`, `8.5.25`, `2025-05-08`, `20250508`, `8 May 2025`, `May 8, 2025`,
 * with a weekday before it or a time behind it.
 *
 * @param order of two numbers before the year; where only the other order makes a day, it is that
 * @returns YYYY-MM-DD; nothing where it is not understood, or there is no such day
 */
export function dayIn(text: string, order: 'day-first' | 'month-first' = 'day-first'): string | undefined {
  const said = text.trim().replace(TIME, '').replace(WEEKDAY, '').trim();
  const [, y, m, d] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(said) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(said) ?? [];
  if (y !== undefined) return dayOf(Number(y), Number(m), Number(d));
  const [, one, other, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(said) ?? [];
  if (year !== undefined) {
    const [first, second] = [Number(one), Number(other)];
    const days = [dayOf(yearOf(year), second, first), dayOf(yearOf(year), first, second)];
    if (order === 'month-first') days.reverse();
    return days.find((day) => day !== undefined);
  }
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?:of )?(?<month>[a-z]{3})[a-z]*\.?[-/., ]+(?<year>\d{4}|\d{2})$/i.exec(
      said,
    ) ??
    /^(?<month>[a-z]{3})[a-z]*\.?[-/., ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<year>\d{4}|\d{2})$/i.exec(
      said,
    );
  const parts = named?.groups;
  if (!parts) return undefined;
  const month = MONTHS.indexOf(parts['month']!.toLowerCase()) + 1;
  return month === 0 ? undefined : dayOf(yearOf(parts['year']!), month, Number(parts['day']));
}

function yearOf(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < CENTURY_BEGINS ? 2000 + year : 1900 + year;
}
