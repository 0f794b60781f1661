import type { Page } from 'playwright-core';
import { until } from '../../../../../libs/queues/src/testing/until.js';

/** Waits until one button of a page is filled, and it is that one; those of dialogs above it do not count. */
export async function expectOneFilled(page: Page, name: string): Promise<void> {
  const filled = page.locator('main [data-variant=filled]:not(dialog *)');
  await until(
    `“${name}” alone is filled`,
    async () => JSON.stringify(await filled.allTextContents()) === JSON.stringify([name]),
  );
}
