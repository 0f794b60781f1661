import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to the heading of a part of the desk that is opened, and back to the link to it when it is closed. Who
 * goes from tab to tab stays there.
 *
 * @param part where the parts are shown
 * @param path of the one that is open; undefined: all tables
 */
export function usePartFocused(part: RefObject<HTMLElement | null>, path: string | undefined): void {
  const before = useRef(path);
  useEffect(() => {
    const opened = before.current;
    before.current = path;
    const shown = part.current;
    if (opened === path || !shown || document.activeElement?.matches('nav a')) return undefined;
    const focused = path === undefined ? `a[href="${opened}"]` : 'h2';
    const isFocused = () => {
      const found = shown.querySelector<HTMLElement>(focused);
      if (!found) return false;
      if (path !== undefined) found.tabIndex = -1;
      found.focus({ preventScroll: path !== undefined });
      if (path !== undefined) scrollTo(0, 0);
      return true;
    };
    if (isFocused()) return undefined;
    // It is still being fetched.
    const { activeElement } = document;
    const changed = new MutationObserver(() => {
      const isElsewhere =
        document.activeElement !== activeElement && !document.activeElement?.matches('main, body');
      if (isElsewhere || isFocused()) changed.disconnect();
    });
    changed.observe(shown, { childList: true, subtree: true });
    return () => changed.disconnect();
  }, [part, path]);
}
