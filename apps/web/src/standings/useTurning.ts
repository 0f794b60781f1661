import { useEffect, useState } from 'react';

/**
 * Which of several pages the hall display shows: the first one, after a while the next, and so on in a circle.
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
