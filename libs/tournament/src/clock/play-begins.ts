import type { ClockState } from './clock-data.js';

/**
 * When the play of the round begins whose time runs, behind the change: in milliseconds since the epoch; undefined while
 * the clock stands, and where a journal of old does not tell it.
 */
export function playBegins(clock: ClockState): number | undefined {
  if (clock.status !== 'running' || clock.play === undefined) return undefined;
  return Math.ceil((clock.ends - clock.play) / 1000);
}
