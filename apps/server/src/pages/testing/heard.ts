import type { Page } from 'playwright-core';

/** Notes what a screen reader is told on the pages that are opened from now on, beside what it reads where the focus is. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listener = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) heard.push(textContent ?? '');
    });
    // What is said is no text of the page: it stands in a tree of its own.
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const tree = attach.call(this, init);
      listener.observe(tree, { childList: true, subtree: true });
      return tree;
    };
  });
}

/** What a screen reader was told since this was asked last. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}
