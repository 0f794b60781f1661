import type { Page } from 'playwright-core';

/** Where no page is. */
const NOWHERE = '/nowhere';

/**
 * Goes to a page by its address as a link leads there: the program stays loaded where it is already. Nothing of the page
 * before is in view any more, for the way leads over an address that has none.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  const steps = new Set([NOWHERE, address]);
  if (new URL(page.url()).pathname === NOWHERE) steps.delete(NOWHERE);
  await page.evaluate(
    async (addresses) => {
      const main = document.querySelector('main')!;
      for (const step of addresses) {
        // What stands last is no part of a page: there an action is offered to be undone.
        const before = [...main.children].slice(0, -1);
        const isLeft = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (before.some((part) => part.isConnected)) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(main, { childList: true });
        });
        history.pushState(null, '', step);
        await isLeft;
      }
    },
    [...steps],
  );
}
