import { isServerReady } from '../api/health.js';

/** Milliseconds between two questions whether the server is there. */
const ASK_AGAIN = 3_000;
/** Milliseconds between two loadings, when one did not help. */
const NOT_SOONER = 30_000;
const KEY = 'tirage.reloaded-at';

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** When this tab was last loaded anew; without a memory it counts as just now. */
function reloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return Date.now();
  }
}

async function reload(): Promise<void> {
  await wait(Math.max(0, reloadedAt() + NOT_SOONER - Date.now()));
  while (!(await isServerReady())) await wait(ASK_AGAIN);
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } finally {
    location.reload();
  }
}

/**
 * A part of the program that cannot be fetched was either replaced by a newer version while this page was open, or the
 * server is away: loads the page anew as soon as the server is there. Phones lie at tables with nobody to do it.
 */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', () => void reload());
}
