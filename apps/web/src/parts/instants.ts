import type { Instant } from '../api/types.js';

/** A time of the server (ISO text, or microseconds since the epoch) as a date. */
export function dateOf(instant: Instant): Date {
  return new Date(typeof instant === 'number' ? instant / 1000 : instant);
}
