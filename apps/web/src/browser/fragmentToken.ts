import { useSyncExternalStore } from 'react';

/** One-time tokens come behind the `#`, which no server and no proxy ever sees. */
const PAGES_WITH_TOKEN = ['/set-up', '/invitation', '/account', '/pair', '/captain', '/mail', '/entry'];

let token: string | undefined;
const listeners = new Set<() => void>();

/** Takes the token out of the address at once, so that neither the history nor a glance at the screen keeps it. */
function take(): void {
  if (!PAGES_WITH_TOKEN.includes(location.pathname) || location.hash.length < 2) return;
  token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
  for (const listener of listeners) listener();
}

/** To be called before the first page is shown; a link opened later in the same tab only changes the fragment. */
export function watchForTokens(): void {
  take();
  addEventListener('hashchange', take);
}

/** Keeps a token that came otherwise than by a link, for the page that takes it. */
export function holdToken(held: string): void {
  token = held;
  for (const listener of listeners) listener();
}

/** The token that this page was opened with, if any. It lives in memory alone and is gone after a reload. */
export function useFragmentToken(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => token,
  );
}
