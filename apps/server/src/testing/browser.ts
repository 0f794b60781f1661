import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import {
  chromium as playwright,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';

/** Browsers that people have installed, where the packaged one (Linux, x64) does not run. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The name under which the test's browser finds this machine: no localhost, so that no page is a secure context. */
export const HALL = 'tirage.test';

/** How the browser of tests is started. */
async function launching() {
  const packaged = process.platform === 'linux' && process.arch === 'x64';
  const executablePath = packaged
    ? await chromium.executablePath()
    : INSTALLED.find((path) => existsSync(path));
  if (!executablePath) throw new Error('These tests need a browser: install Chromium or Chrome.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      `--host-resolver-rules=MAP ${HALL} 127.0.0.1`,
    ],
  };
}

/** A real browser. */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch(await launching());
}

/** A real browser that keeps what it knows in a folder: closed and launched again, it is the same one. */
export async function launchPhone(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return playwright.launchPersistentContext(folder, { ...(await launching()), ...options });
}

/** An address of the server as phones in the hall know it. */
export function hallAddressOf(base: string): string {
  const address = new URL(base);
  address.hostname = HALL;
  return address.origin;
}
