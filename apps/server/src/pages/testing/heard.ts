import type { Page } from 'playwright-core';
import { until } from '../../../../../libs/queues/src/testing/until.js';

/** Notes what a screen reader is told on the pages that are opened from now on, beside what it reads where the focus is. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const listener = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) told.push(textContent ?? '');
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

/** Waits until a screen reader is told these texts, and drops whatever else it was told. */
export async function heard(page: Page, ...texts: readonly string[]): Promise<void> {
  const all: string[] = [];
  await until(`“${texts.join('” and “')}” is said`, async () => {
    all.push(...(await page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0))));
    return texts.every((text) => all.some((each) => each.includes(text)));
  });
}
