import type { Instant } from '../api/types.js';
import { dateOf } from './instants.js';
import { useTimes } from './useTimes.js';

/** A moment as it is said today: by hours and minutes alone where it is of this day. */
export function useMoment(): (instant: Instant) => string {
  const times = useTimes();
  return (instant) => {
    const today = dateOf(instant).toDateString() === new Date().toDateString();
    return today ? times.minute(instant) : times.dayAndClock(instant);
  };
}
