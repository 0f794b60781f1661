import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
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

/** How long a page may take to show what a test waits for, in milliseconds: machines that do much else take their time. */
export const PATIENCE_MS = 60_000;

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
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // Threads beside, for what is soon over anyway, take a quarter more of the processor.
      '--js-flags=--single-threaded',
      `--host-resolver-rules=MAP ${HALL} 127.0.0.1`,
    ],
  };
}

/** A real browser. One that breaks while it starts, as on a machine that is short of everything, is started once more. */
export async function launchBrowser(): Promise<Browser> {
  const options = await launching();
  return playwright.launch(options).catch(() => playwright.launch(options));
}

/** A real browser that keeps what it knows in a folder: closed and launched again, it is the same one. */
export async function launchPhone(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return playwright.launchPersistentContext(folder, { ...(await launching()), ...options });
}

/** How long a browser may take to go when it is closed, in milliseconds. */
const CLOSING_MS = 20_000;

/** Closes such a browser; one that hangs is ended, as a phone ends what hangs. */
export async function closePhone(context: BrowserContext, folder: string): Promise<void> {
  const closed = context.close().then(() => true);
  const late = new AbortController();
  const hangs = setTimeout(CLOSING_MS, false, { signal: late.signal }).catch(() => false);
  if (!(await Promise.race([closed, hangs]))) spawnSync('pkill', ['-9', '-f', folder]);
  late.abort();
  await closed;
}

/** An address of the server as phones in the hall know it. */
export function hallAddressOf(base: string): string {
  const address = new URL(base);
  address.hostname = HALL;
  return address.origin;
}
