import { useSyncExternalStore } from 'react';
import { announced } from './announce.js';

/**
 * What is said to a screen reader, in a place that is there before it: what comes with its place is often not read. An open
 * dialog has its own, for nothing is read outside of it.
 */
export function Announcements() {
  const { text, count } = useSyncExternalStore(announced.subscribe, announced.current);
  return (
    <div className="visually-hidden" aria-live="polite">
      <p key={count}>{text}</p>
    </div>
  );
}
