import { recall, remember } from './memory.js';

const KEY = 'tirage.zone';
const MINUTE = 60_000;

let zone = known(recall(KEY));
const listeners = new Set<() => void>();

/** A zone that this browser knows; undefined: this device's own. */
function known(name: string | null): string | undefined {
  if (name === null) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The time zone of the venue, in which every time is told; undefined until it is known: this device's own. */
export function venueZone(): string | undefined {
  return zone;
}

/** Learns the venue's zone and remembers it in this browser. */
export function learnVenueZone(name: string): void {
  const learnt = known(name);
  if (learnt === zone) return;
  zone = learnt;
  remember(KEY, name);
  for (const listener of listeners) listener();
}

export function onVenueZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A moment as a field of the browser has it, on the venue's clock: `2026-11-22T22:40`.
 *
 * @param moment milliseconds since the epoch
 */
export function venueText(moment: number, timeZone: string | undefined = zone): string {
  // Swedish dates are those of ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
}

/**
 * The moment at which the venue's clock shows this, in milliseconds since the epoch; NaN when it is no time.
 *
 * @param text as `venueText` gives it
 */
export function venueMoment(text: string, timeZone: string | undefined = zone): number {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return Number.NaN;
  const minute = Math.floor(asUtc / MINUTE) * MINUTE;
  const offsetAt = (moment: number) => Date.parse(`${venueText(moment, timeZone)}Z`) - moment;
  // The offset at the moment itself, which a change of the clocks may lie before.
  return asUtc - offsetAt(minute - offsetAt(minute));
}

/** Noon of a day on the venue's clock, as ISO text. @param day `2026-11-22` */
export function venueDay(day: string): string {
  return new Date(venueMoment(`${day}T12:00`)).toISOString();
}
