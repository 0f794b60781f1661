import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.js';

/** Reads a second of everybody who looks at the pages. */
const READS = 45;
const ATTACKERS = 8;
const PAPERS = ['travellers', 'recap', 'standings', 'score-cards'] as const;

/** What readers do meanwhile, until it ends. */
export interface Reading {
  /** How long each answer took, in milliseconds. */
  readonly took: number[];
  /** How many were answered with each status. */
  readonly statuses: Map<number, number>;
  end(): Promise<void>;
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
  return going(1, async (reading, isOver) => {
    const asked: Promise<void>[] = [];
    while (!isOver()) {
      asked.push(timed(reading, browser, 'GET', pages[Math.floor(random() * pages.length)]!));
      // oxlint-disable-next-line no-await-in-loop -- at its pace
      await sleep(1_000 / READS);
    }
    await Promise.all(asked);
  });
}

/** Somebody whom nobody knows orders prints of past moments, eight at a time, each as soon as the one before is answered. */
export function attack(base: string, tournament: string, random: () => number): Reading {
  const browser = new Browser(base);
  return going(ATTACKERS, async (reading, isOver) => {
    while (!isOver()) {
      const position = 200 + Math.floor(random() * 600);
      const printout = PAPERS[Math.floor(random() * PAPERS.length)];
      const path = `/api/tournaments/${tournament}/prints?at=${position}`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await timed(reading, browser, 'POST', path, { paper: printout, session: '1' });
    }
  });
}

function going(many: number, work: (reading: Reading, isOver: () => boolean) => Promise<void>): Reading {
  let over = false;
  const reading: Reading = {
    took: [],
    statuses: new Map(),
    async end() {
      over = true;
      await working;
    },
  };
  const working = Promise.all(Array.from({ length: many }, () => work(reading, () => over)));
  return reading;
}

async function timed(
  { took, statuses }: Reading,
  browser: Browser,
  method: string,
  path: string,
  body?: object,
): Promise<void> {
  const begun = performance.now();
  const { status } = await browser.ask(method, path, body);
  took.push(performance.now() - begun);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  // Whoever is turned away tries again at once, but not more often than a program can.
  if (status >= 400) await sleep(20);
}
