import { useEffect, useState } from 'react';

/** How often the clock is looked at, in milliseconds. */
const TICK = 500;

/** What time it is, in milliseconds since the epoch; it moves on while somebody waits for it. */
export function useNow(waiting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!waiting) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [waiting]);
  return now;
}
