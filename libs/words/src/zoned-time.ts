const MINUTE = 60_000;

/**
 * A moment as the clocks of a time zone show it: `2026-11-22T22:40`.
 *
 * @param moment milliseconds since the epoch
 * @param timeZone its IANA name; undefined: this machine's own
 */
export function zonedText(moment: number, timeZone: string | undefined): string {
  // Swedish dates are those of ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
}

/**
 * The moment at which the clocks of a time zone show this, in milliseconds since the epoch; NaN when it is no time.
 *
 * @param text as `zonedText` gives it
 */
export function zonedMoment(text: string, timeZone: string | undefined): number {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return Number.NaN;
  const minute = Math.floor(asUtc / MINUTE) * MINUTE;
  const offsetAt = (moment: number) => Date.parse(`${zonedText(moment, timeZone)}Z`) - moment;
  // The offset at the moment itself, which a change of the clocks may lie before.
  return asUtc - offsetAt(minute - offsetAt(minute));
}
