import { useEffect, useState } from 'react';

/** The longest that a timer of a browser waits, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Whether a moment (microseconds since the epoch) has passed; it is looked at again when it does. Nothing: it has not. */
export function useIsOver(moment: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === null ? 0 : moment / 1000 - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 50, LONGEST));
    return () => clearTimeout(timer);
  }, [left]);
  return moment !== null && left < 0;
}
