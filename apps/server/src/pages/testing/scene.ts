import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
export const WALL = { width: 1920, height: 1080 };
/** Milliseconds after which a round that was just called is played: until then the hall display shows seats. */
export const AFTER_THE_CHANGE = 4 * 60_000;

/** A folder for a picture of each scene, to be looked at; a folder for the pictures of README and docs. */
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

/** A page as it should be on a desktop and on a phone. */
export async function expectPage(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await expectScene(page, `${name}-${size}`);
  }
}

/**
 * What axe finds in the page itself, for it has no frames; nothing known where axe has not been brought yet. Of texts that
 * look the same the contrast of one is measured, for that takes axe longer than everything else together.
 */
function axeFaults(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const { axe } = window as { axe?: typeof Axe };
    if (!axe) return undefined;
    const backgrounds = new Map<Element | null, string>([[null, '']]);
    /** What is behind its text, from the outermost element to itself. */
    const backgroundOf = (element: Element | null): string => {
      const known = backgrounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element!);
      const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
      const around = backgroundOf(element!.parentElement);
      const background = around.endsWith(own) ? around : `${around}\n${own}`;
      backgrounds.set(element, background);
      return background;
    };
    const looks = new Map<string, Element>();
    for (const element of document.body.querySelectorAll('*')) {
      const { color, fontSize, fontWeight, textShadow, position, visibility } = getComputedStyle(element);
      const { disabled } = element as Element & { disabled?: boolean };
      const text = [color, fontSize, fontWeight, textShadow, position, visibility, disabled].join();
      const look = `${text}\n${backgroundOf(element)}`;
      const has = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      if ((has || element instanceof HTMLInputElement) && !looks.has(look)) looks.set(look, element);
    }
    const mark = 'data-contrast';
    axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
    for (const element of looks.values()) element.setAttribute(mark, '');
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      reporter: 'no-passes',
      preload: false,
    });
    for (const element of looks.values()) element.removeAttribute(mark);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** A picture of the whole page, where somebody wants to look at it. */
export async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true, animations: 'disabled' });
}

/** A picture for README and docs: a strip of what one sees, from `top` down. */
export async function picture(
  page: Page,
  name: string,
  { top = 0, height = page.viewportSize()!.height } = {},
): Promise<void> {
  if (!PICTURES) return;
  const clip = { x: 0, y: top, width: page.viewportSize()!.width, height };
  await page.screenshot({ path: `${PICTURES}/${name}.png`, clip, animations: 'disabled', caret: 'hide' });
}
