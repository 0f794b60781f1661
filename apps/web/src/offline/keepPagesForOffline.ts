/**
 * Lets the browser keep the pages of a table, so that they load while the line is down: where the page came over TLS, or
 * from the machine itself. Over plain HTTP browsers have no such thing, and what was entered is kept all the same.
 */
export function keepPagesForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A browser that keeps nothing, as in a private window, plays on with the line alone.
  navigator.serviceWorker.register('/offline.js').catch(() => undefined);
}
