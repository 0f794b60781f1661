import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A folder for a picture of each scene, to be looked at; a folder for the pictures of the README. */
const SHOTS = process.env['TIRAGE_SCREENSHOTS'];
const PICTURES = process.env['TIRAGE_PICTURES'];

/** A scene that is as it should be: nothing that axe finds fault with, and nothing wider than the screen. */
export async function expectScene(page: Page, name: string): Promise<void> {
  await shot(page, name);
  // Without a window of its own for frames, of which these pages have none, it takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (tooWide > 0) faults.push(`wider than the screen by ${tooWide}`);
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('\n')}`);
}

/** A picture of the whole page, where somebody wants to look at it. */
export async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true, animations: 'disabled' });
}

/** A picture for the README: a strip of what one sees, from `top` down. */
export async function picture(
  page: Page,
  name: string,
  { top = 0, height = page.viewportSize()!.height } = {},
): Promise<void> {
  if (!PICTURES) return;
  const clip = { x: 0, y: top, width: page.viewportSize()!.width, height };
  await page.screenshot({ path: `${PICTURES}/${name}.png`, clip, animations: 'disabled', caret: 'hide' });
}
