import { machineZone } from '#platform';

export interface VenueClock {
  /** The venue's day at a moment: `2026-11-24`. */
  readonly dayAt: (microseconds: number) => string;
  /** The venue's day and minute at a moment: `2026-11-24 19:30`. */
  readonly minuteAt: (microseconds: number) => string;
}

/**
 * What the clocks at the venue show at a time of the ledger (microseconds since the epoch).
 *
 * @param zone the IANA name of the venue's time zone; null: this machine's own
 */
export function venueClock(zone: string | null): VenueClock {
  const timeZone = zone ?? machineZone();
  // Swedish dates are those of ISO 8601.
  const calendar = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return {
    dayAt: (microseconds) => calendar.format(microseconds / 1_000),
    minuteAt: (microseconds) => clock.format(microseconds / 1_000),
  };
}
