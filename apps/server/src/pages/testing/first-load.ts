import { get } from 'node:http';
import type { Page } from 'playwright-core';

/** What a page fetches for its lower parts comes within that time behind what it showed last, in milliseconds. */
const SOON_MS = 1_000;

/**
 * Opens a page as somebody whose browser has nothing of it yet.
 *
 * @param server where the server is found outside of the browser
 * @returns how many bytes of script it fetched, as the server gives them to a browser that takes Brotli
 */
export async function scriptOfFirstLoad(
  page: Page,
  server: string,
  address: string,
  isThere: () => Promise<void>,
): Promise<number> {
  await page.goto(address);
  await isThere();
  let scripts = await scriptsOf(page);
  for (let before = -1; before < scripts.length; scripts = await scriptsOf(page)) {
    before = scripts.length;
    await page.waitForTimeout(SOON_MS);
  }
  const bytes = await Promise.all(
    scripts.map((script) => bytesOf(new URL(new URL(script).pathname, server))),
  );
  return bytes.reduce((sum, each) => sum + each, 0);
}

/** All that it has fetched so far. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(names.filter((name) => name.endsWith('.js')))];
  });
}

function bytesOf(address: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes)).on('error', reject);
    }).on('error', reject);
  });
}
