import { useEffect, useRef } from 'react';
import { stored } from '../api/stored.js';

/** What is said to a screen reader now, and the how manieth thing that is: what is said again is said anew. */
export const announced = stored({ text: '', count: 0 });

/** What has been said in this moment: what one change brings is said together, for only what is said last is heard. */
let moment: readonly string[] = [];

/** Says to a screen reader what others see: that something is done, has come, or has changed. */
export function announce(text: string): void {
  if (moment.length === 0) queueMicrotask(() => (moment = []));
  moment = [...moment, text];
  announced.become({ text: moment.join(', '), count: announced.current().count + 1 });
}

/** Says what the page shows, whenever that becomes something else. What it shows first is read with the page. */
export function useAnnounced(text: string | undefined): void {
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (text) announce(text);
  }, [text]);
}
