import type { Page } from 'playwright-core';

interface Watched {
  readonly texts: ReadonlyMap<string, string>;
  readonly painted: Set<string>;
  readonly observer: MutationObserver;
}

/**
 * Watches the rows of a list while something happens, until one of those in sight says something else.
 *
 * @returns the names of the rows that stay in the page: those that say something else or stand elsewhere than before, and
 *   those that the browser had to paint anew; and how many there are
 */
export async function rowsPainted(
  page: Page,
  happens: () => Promise<void>,
): Promise<{ readonly changed: string[]; readonly painted: string[]; readonly shown: number }> {
  const watching = await page.evaluateHandle((): Watched => {
    const painted = new Set<string>();
    const rowAt = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-row]');
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = rowAt(target);
        if (row) painted.add(row.dataset['row']!);
      }
    });
    const [first, ...others] = document.querySelectorAll<HTMLElement>('[data-row]');
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(first!.parentElement!, everything);
    const texts = new Map(
      [first!, ...others].map((row) => [row.dataset['row']!, `${row.dataset['index']} ${row.innerText}`]),
    );
    return { texts, painted, observer };
  });
  await happens();
  await page.waitForFunction(
    ({ texts }) =>
      [...document.querySelectorAll<HTMLElement>('[data-row]')].some((row) => {
        const before = texts.get(row.dataset['row']!);
        return before !== undefined && before !== `${row.dataset['index']} ${row.innerText}`;
      }),
    watching,
  );
  // Rows whose heights are measured anew by then are drawn in the frame behind.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return watching.evaluate(({ texts, painted, observer }) => {
    observer.disconnect();
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
      texts.has(row.dataset['row']!),
    );
    const names = (found: HTMLElement[]) => found.map((row) => row.dataset['row']!);
    return {
      changed: names(
        rows.filter((row) => texts.get(row.dataset['row']!) !== `${row.dataset['index']} ${row.innerText}`),
      ),
      painted: names(rows).filter((name) => painted.has(name)),
      shown: rows.length,
    };
  });
}
