import type { Page } from 'playwright-core';

/** The least height of letters on the hall display, as a share of the screen's: 28 pixels of 1,080. */
const LEAST = 28 / 1080;

/**
 * What nobody can read from the end of the hall: texts of the hall display that are too small, cut, out of the screen, or
 * broken within a word. Rows that come with another page are not looked at.
 */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.nodeValue!;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (text.trim() === '' || !element.checkVisibility() || box.width <= 1) continue;
      const room = element.closest('ol')?.parentElement?.getBoundingClientRect();
      if (room && box.left >= room.right) continue;
      if (parseFloat(getComputedStyle(element).fontSize) < least * innerHeight - 0.1)
        faults.push(`small: ${text}`);
      const { right, bottom } = room ?? { right: innerWidth, bottom: innerHeight };
      if (box.right > right + 1 || box.bottom > bottom + 1) faults.push(`out of its room: ${text}`);
      for (let around = element; around !== document.body; around = around.parentElement!) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (
          textOverflow === 'ellipsis' &&
          overflowX !== 'visible' &&
          around.scrollWidth > around.clientWidth + 1
        )
          faults.push(`cut: ${text}`);
      }
      for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  }, LEAST);
}
