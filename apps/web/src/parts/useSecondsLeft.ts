import { useEffect, useState } from 'react';

function secondsUntil(end: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - Date.now()) / 1000));
}

/** Whole seconds until a time, counting down; 0 from then on. */
export function useSecondsLeft(end: Date): number {
  const until = end.getTime();
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const count = () => setLeft(secondsUntil(new Date(until)));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
