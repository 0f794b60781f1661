import { useEffect } from 'react';
import { announce } from './announce.js';

/** The page whose name has been said: the one that is opened first is named by the browser. */
let said = globalThis.location?.pathname;

/** Names the page in the browser's tab and history, and to a screen reader where a link within the pages led to it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Tirage` : 'Tirage';
    if (!title || said === location.pathname) return;
    said = location.pathname;
    announce(title);
  }, [title]);
}
