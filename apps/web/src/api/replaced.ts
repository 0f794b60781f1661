import { isServerReady } from './health.js';
import { reachability } from './reachability.js';
import { site } from './site.js';
import { stored } from './stored.js';

/** Whether the server has a newer version of these pages than this one; known to be so, or not known. */
export const replaced = stored(false);

function scriptOf(page: Document): string | null | undefined {
  return page.querySelector('script[type="module"][src^="/"]')?.getAttribute('src');
}

/** Asks the server which script its pages begin with now: its name is another one in every version. */
export async function noteWhetherReplaced(): Promise<void> {
  if (site !== undefined) return;
  const own = scriptOf(document);
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    const now = scriptOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    // A gate of the network answers with a page of its own, which has no script of this kind.
    if (answer.ok && own && now) replaced.become(now !== own);
  } catch {
    // Nobody answers now; it is asked again when the server is back.
  }
}

/** Asks whenever the server is back: it may have been updated meanwhile. */
export function watchForNewerPages(): void {
  reachability.subscribe(() => {
    if (reachability.current()) void noteWhetherReplaced();
  });
}

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

/** Loads the page anew as soon as the server is there, but not again and again where that does not help. */
export async function loadAnew(signal?: AbortSignal): Promise<void> {
  await wait(Math.max(0, reloadedAt() + NOT_SOONER - Date.now()));
  const isGivenUp = () => signal?.aborted ?? false;
  while (!isGivenUp() && !(await isServerReady())) await wait(ASK_AGAIN);
  if (isGivenUp()) return;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } finally {
    location.reload();
  }
}
