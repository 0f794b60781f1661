import { useEffect, useRef } from 'react';

/** What has arrow keys of its own. */
const OWN_ARROWS = 'input, select, textarea, [contenteditable], [role="dialog"]';

/** Goes on or back by the arrow keys, wherever on the page: a card at a time. */
export function useArrowKeys(go: (by: number) => void): void {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(OWN_ARROWS)) return;
      if (key === 'ArrowRight') latest.current(1);
      else if (key === 'ArrowLeft') latest.current(-1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
