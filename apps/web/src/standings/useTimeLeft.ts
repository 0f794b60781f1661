import { useEffect, useState } from 'react';
import type { ClockSeen } from '../api/documents.js';

/** How often the clock is looked at, in milliseconds. */
const TICK = 500;

/**
 * How much of the round is left, in milliseconds, moving while the clock runs; undefined while it is stopped. Below zero
 * when the time is over.
 */
export function useTimeLeft(clock: ClockSeen | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const running = clock?.status === 'running';
  useEffect(() => {
    if (!running) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [running]);
  if (!clock) return undefined;
  if (clock.status === 'running' && clock.ends !== null) return clock.ends / 1000 - now;
  return clock.status === 'paused' && clock.left !== null ? clock.left / 1000 : undefined;
}
