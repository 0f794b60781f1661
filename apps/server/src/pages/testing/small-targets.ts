import type { Page } from 'playwright-core';

/** How wide and high what a finger hits is at least, in CSS pixels. */
const LEAST = 40;

/**
 * What of a page is hit within less than a finger's width or height: each with its size, of those that look alike one. What
 * counts is where a touch reaches it, with padding and what lies around it; links within a sentence are as high as its line.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, textarea, summary, input:not([type=hidden])',
      ),
    ];
    const small = new Map<string, string>();
    for (const one of targets) {
      const isMark = one instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(one.type);
      const target = (isMark && one.closest('label')) || one;
      const box = target.getBoundingClientRect();
      const { visibility, display } = getComputedStyle(target);
      // What is only read aloud, or shown once it has the focus.
      if (box.width <= 1 || box.height <= 1 || visibility === 'hidden') continue;
      const words = [...(target.parentElement?.childNodes ?? [])].filter((node) => node.nodeType === 3);
      if (display === 'inline' && words.some((node) => /\p{L}/u.test(node.textContent!))) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getClientRects()[0]!;
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (across: number, down: number) => {
        const hit = document.elementFromPoint(x + across, y + down);
        return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(one) === true);
      };
      if (!isHit(0, 0)) continue;
      const reach = (across: number, down: number) => {
        let far = 0;
        while (far < least && isHit(across * (far + 1), down * (far + 1))) far += 1;
        return far;
      };
      const size = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      if (size.some((length) => length < least)) {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
        const look = `${target.tagName} ${target.className} ${target.parentElement?.className}`;
        const before = small.get(look);
        const times = before ? Number(/^\d+/.exec(before)![0]) + 1 : 1;
        const first = before?.replace(/^\d+ × /, '') ?? `${size.join('×')} ${look}: ${name.slice(0, 50)}`;
        small.set(look, `${times} × ${first}`);
      }
    }
    scrollTo(0, 0);
    return [...small.values()];
  }, LEAST);
}
