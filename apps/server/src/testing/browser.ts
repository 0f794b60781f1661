import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Browsers that people have installed, where the packaged one (Linux, x64) does not run. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The name under which the test's browser finds this machine: no localhost, so that no page is a secure context. */
export const HALL = 'tirage.test';

/** A real browser. */
export async function launchBrowser(): Promise<Browser> {
  const packaged = process.platform === 'linux' && process.arch === 'x64';
  const executablePath = packaged
    ? await chromium.executablePath()
    : INSTALLED.find((path) => existsSync(path));
  if (!executablePath) throw new Error('These tests need a browser: install Chromium or Chrome.');
  return playwright.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      `--host-resolver-rules=MAP ${HALL} 127.0.0.1`,
    ],
  });
}

/** An address of the server as phones in the hall know it. */
export function hallAddressOf(base: string): string {
  const address = new URL(base);
  address.hostname = HALL;
  return address.origin;
}
