import { useEffect, useState } from 'react';

/**
 * Which of several pages stands on the hall display: the first one, and after a while the next, round and round.
 *
 * @param stands for how many milliseconds a page stands
 */
export function useTurning(pages: number, stands: number): number {
  const [turned, setTurned] = useState(0);
  const turns = pages > 1;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setTurned((page) => page + 1), stands);
    return () => clearInterval(timer);
  }, [turns, stands]);
  return pages === 0 ? 0 : turned % pages;
}
