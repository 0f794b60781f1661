import { zonedMoment, zonedText } from '#words';
import { recall, remember } from './memory.js';

const KEY = 'tirage.zone';

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
  return zonedText(moment, timeZone);
}

/**
 * The moment at which the venue's clock shows this, in milliseconds since the epoch; NaN when it is no time.
 *
 * @param text as `venueText` gives it
 */
export function venueMoment(text: string, timeZone: string | undefined = zone): number {
  return zonedMoment(text, timeZone);
}

/** Noon of a day on the venue's clock, as ISO text. @param day `2026-11-22` */
export function venueDay(day: string): string {
  return new Date(venueMoment(`${day}T12:00`)).toISOString();
}
