import { useEffect, useEffectEvent } from 'react';

/** What has arrow keys of its own. */
const OWN_ARROWS = 'input, select, textarea, [contenteditable], [role="dialog"]';

/** Goes on or back by the arrow keys, wherever on the page: a card at a time. */
export function useArrowKeys(go: (by: number) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(OWN_ARROWS)) return;
    if (key === 'ArrowRight') go(1);
    else if (key === 'ArrowLeft') go(-1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
