import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** A folder for a picture of each scene, to be looked at; a folder for the pictures of the README. */
const SHOTS = process.env['TIRAGE_SCREENSHOTS'];
const PICTURES = process.env['TIRAGE_PICTURES'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A scene that is as it should be: nothing that axe finds fault with, and nothing wider than the screen. */
export async function expectScene(page: Page, name: string): Promise<void> {
  await shot(page, name);
  let faults = await axeFaults(page);
  if (!faults) {
    await page.evaluate(`(() => {${AXE}})()`);
    faults = (await axeFaults(page))!;
  }
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (tooWide > 0) faults.push(`wider than the screen by ${tooWide}`);
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('\n')}`);
}

/** What axe finds in the page itself, for it has no frames; nothing known where axe has not been brought yet. */
function axeFaults(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const { axe } = window as { axe?: { run(options: RunOptions): Promise<AxeResults> } };
    const results = await axe?.run({ resultTypes: ['violations'], reporter: 'no-passes' });
    return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
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
