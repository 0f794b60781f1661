import { useCallback, useRef, type MouseEvent } from 'react';

/** Milliseconds within which two taps at the same place are one double tap. */
const DOUBLE_TAP = 300;
/** Pixels between the two. */
const SAME_PLACE = 16;

interface Tap {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly on: Element | null;
}

/** Whether a tap is the second of a double tap whose first has brought something else under the finger. */
export function isStrayTap(before: Tap | undefined, tap: Tap): boolean {
  return (
    before !== undefined &&
    before.on !== tap.on &&
    tap.time - before.time < DOUBLE_TAP &&
    Math.hypot(tap.x - before.x, tap.y - before.y) < SAME_PLACE
  );
}

/**
 * A handler of clicks, before those inside get them: the second of a double tap presses nothing that the first has only
 * just brought there, so that nobody confirms what he has not seen. The same key may be tapped as fast as one likes.
 */
export function useSingleTaps(): (event: MouseEvent<HTMLElement>) => void {
  const last = useRef<Tap>(undefined);
  return useCallback((event: MouseEvent<HTMLElement>) => {
    // Keys of a keyboard press what has the focus, wherever it is.
    if (event.detail === 0) return;
    const on = event.target instanceof Element ? event.target.closest('button, label, a, summary') : null;
    const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, on };
    if (isStrayTap(last.current, tap)) {
      event.preventDefault();
      event.stopPropagation();
    }
    last.current = tap;
  }, []);
}
