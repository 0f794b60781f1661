/** After how long keeping the pages is tried again, in milliseconds. */
const AGAIN_MS = 10_000;

/**
 * Lets the browser keep the pages of a table, so that they load while the line is down: where the page came over TLS, or
 * from the machine itself. Over plain HTTP browsers have no such thing, and what was entered is kept all the same. Until
 * they are kept it is tried again: a line may fail while they are fetched, a busy phone may give up starting the worker.
 */
export function keepPagesForOffline(): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD) void keepOrTryAgain();
}

async function keepOrTryAgain(): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.register('/offline.js');
    if (active) return;
  } catch (error) {
    // A browser that keeps nothing, as in a private window, refuses for good; it plays on with the line alone.
    if (error instanceof DOMException && error.name === 'SecurityError') return;
  }
  setTimeout(keepPagesForOffline, AGAIN_MS);
}
