import type { ClockState } from './clock-data.js';

/**
 * When play of the current round begins, after the change: in milliseconds since the epoch; undefined while the clock
 * stands, and in an old journal that does not have it.
 */
export function playBegins(clock: ClockState): number | undefined {
  if (clock.status !== 'running' || clock.play === undefined) return undefined;
  return Math.ceil((clock.ends - clock.play) / 1000);
}
