import type { PlannedBreak } from '#tournament';
import { venueMoment, venueText } from '../../browser/venueZone.js';

/** A break as it is being described: its length, or the time of day at which play goes on. */
export interface BreakDraft {
  readonly by: 'length' | 'time';
  readonly minutes: number;
  /** Hours and minutes on the venue's clock: `20:45`. */
  readonly time: string;
}

/** No break is longer, in minutes: a time of day that is further off is one that has just gone by. */
export const LONGEST_BREAK = 600;

const DAY = 86_400_000;

export const NEW_BREAK: BreakDraft = { by: 'length', minutes: 15, time: '' };

/** The next moment at which the venue's clock shows a time of day, in microseconds since the epoch. */
function nextAt(time: string, now: number): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const on = (moment: number) =>
    venueMoment(`${venueText(moment).slice(0, 10)}T${hours.padStart(2, '0')}:${minutes}`);
  const today = on(now);
  return (today > now ? today : on(now + DAY)) * 1000;
}

/**
 * The break that is meant; undefined as long as no time is told, or one at which no break would end.
 *
 * @param now milliseconds since the epoch
 */
export function readBreak({ by, minutes, time }: BreakDraft, now: number): PlannedBreak | undefined {
  if (by === 'length') return { minutes };
  const until = nextAt(time, now);
  return until === undefined || until > (now + LONGEST_BREAK * 60_000) * 1000 ? undefined : { until };
}
