import { get } from 'node:http';
import type { Page } from 'playwright-core';

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
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const bytes = await Promise.all(
    [...new Set(scripts)].map((script) => bytesOf(new URL(new URL(script).pathname, server))),
  );
  return bytes.reduce((sum, each) => sum + each, 0);
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
