import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.js';

/** Reads a second of everybody who looks at the pages. */
const READS = 45;

/** What readers do meanwhile, until it ends. */
export interface Reading {
  /** @returns how long each answer took, in milliseconds */
  end(): Promise<number[]>;
}

/** Everybody reads the pages as they stand. */
export function readers(base: string, tournament: string, random: () => number): Reading {
  const at = `/api/tournaments/${tournament}`;
  const pages = [
    at,
    `${at}/sessions/1`,
    `${at}/sessions/1/standings`,
    `${at}/sessions/1/clock`,
    `${at}/sessions/1/boards/1`,
    `${at}/entries`,
  ];
  const browser = new Browser(base);
  const over = new AbortController();
  const reading = (async () => {
    const asked: Promise<number>[] = [];
    while (!over.signal.aborted) {
      asked.push(timed(browser, pages[Math.floor(random() * pages.length)]!));
      // oxlint-disable-next-line no-await-in-loop -- at its pace
      await sleep(1_000 / READS);
    }
    return Promise.all(asked);
  })();
  return {
    end() {
      over.abort();
      return reading;
    },
  };
}

async function timed(browser: Browser, path: string): Promise<number> {
  const begun = performance.now();
  await browser.ask('GET', path);
  return performance.now() - begun;
}
