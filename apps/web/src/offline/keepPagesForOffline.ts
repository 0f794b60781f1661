/** After how long keeping the pages is tried again, in milliseconds. */
const AGAIN_MS = 10_000;

/**
 * Lets the browser keep the pages of a table, so that they load while the line is down: where the page came over TLS, or
 * from the machine itself. Over plain HTTP browsers have no such thing, and what was entered is kept all the same. Where
 * the line fails while the pages are fetched, they are fetched again.
 */
export function keepPagesForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register('/offline.js').then(againWhereItFails, (error: unknown) => {
    // A browser that keeps nothing, as in a private window, refuses otherwise; it plays on with the line alone.
    if (error instanceof TypeError) setTimeout(keepPagesForOffline, AGAIN_MS);
  });
}

function againWhereItFails(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'redundant' && !registration.active) setTimeout(keepPagesForOffline, AGAIN_MS);
  });
}
