import { useEffect } from 'react';

/** Milliseconds for which a phone shakes that is asked for an answer. */
const SHAKES = 200;

/** The phone shakes when it is asked something else than before; nothing is asked: undefined. */
export function useShake(asked: string | undefined): void {
  useEffect(() => {
    // Phones that cannot shake, or are not allowed to, show it all the same.
    if (asked !== undefined && 'vibrate' in navigator) navigator.vibrate(SHAKES);
  }, [asked]);
}
