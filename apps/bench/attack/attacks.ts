import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.js';

/** What an attacker knows. */
export interface Target {
  readonly base: string;
  readonly tournament: string;
  /** Of a table's phone that was taken. */
  readonly cookies: readonly [string, string][];
}

/** How a server is kept from its work by somebody whom nobody has let in, or by a phone that was let in. */
export interface Attack {
  readonly what: string;
  /** How many requests are under way at a time. */
  readonly atATime: number;
  /** From how many addresses they come. */
  readonly addresses?: number;
  readonly isPhone?: boolean;
  /** Makes a request. @param random from 0 to 1 @returns the status of the answer */
  ask(browser: Browser, target: Target, random: () => number): Promise<number>;
}

const PAPERS = ['travellers', 'recap', 'standings', 'score-cards'] as const;
/** The body of a request that is as large as a body may be, and as deep. */
const LARGE_BODY = {
  name: 'x'.repeat(120_000),
  deep: JSON.parse('['.repeat(60) + ']'.repeat(60)),
  many: Array(60_000).fill(0),
};

const PAGES = ['', '/standings', '/clock', '/boards/1', '/recap', '/whereabouts'] as const;

const pastOf = (random: () => number) => 200 + Math.floor(random() * 600);

async function print(browser: Browser, { tournament }: Target, random: () => number): Promise<number> {
  const paper = PAPERS[Math.floor(random() * PAPERS.length)];
  const path = `/api/tournaments/${tournament}/prints?at=${pastOf(random)}`;
  return (await browser.ask('POST', path, { paper, session: '1' })).status;
}

export const ATTACKS = {
  prints: { what: 'printouts of past moments', atATime: 8, ask: print },
  phone: { what: 'the same, by a phone of a table', atATime: 8, isPhone: true, ask: print },
  past: {
    what: 'standings of past moments',
    atATime: 32,
    async ask(browser, { tournament }, random) {
      const path = `/api/tournaments/${tournament}/sessions/1/standings?at=${pastOf(random)}`;
      return (await browser.ask('GET', path)).status;
    },
  },
  pages: {
    what: 'pages as they stand, from eight addresses',
    atATime: 64,
    addresses: 8,
    async ask(browser, { tournament }, random) {
      const query = PAGES[Math.floor(random() * PAGES.length)]!;
      return (await browser.ask('GET', `/api/tournaments/${tournament}/sessions/1${query}`)).status;
    },
  },
  streams: {
    what: 'live streams, opened and left',
    atATime: 32,
    ask: (browser, { tournament }) =>
      browser.leave(`/api/tournaments/${tournament}/sessions/1/stream?with=standings`),
  },
  'sign-ins': {
    what: 'sign-ins with guessed passwords',
    atATime: 32,
    async ask(browser, _, random) {
      const body = { login: `olga${Math.floor(random() * 1_000)}`, password: `a long guess ${random()}` };
      return (await browser.ask('POST', '/api/sign-in', body)).status;
    },
  },
  bodies: {
    what: 'commands with bodies as large as they may be',
    atATime: 16,
    ask: async (browser, { tournament }) =>
      (await browser.ask('POST', `/api/tournaments/${tournament}/commands/tournament.rename`, LARGE_BODY))
        .status,
  },
} as const satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;

/** An attack that goes on. */
export interface Attacking {
  /** Ends it. @returns how many requests were answered with each status */
  end(): Promise<readonly [number, number][]>;
}

/** Attacks from a process of its own, which leaves the processor to others: an attacker brings his own. */
export function attack(name: AttackName, target: Target): Attacking {
  const attacker = fork(new URL('attacker.ts', import.meta.url), [name, JSON.stringify(target)]);
  return {
    async end() {
      attacker.send('end');
      const [statuses] = (await once(attacker, 'message')) as [readonly [number, number][]];
      await once(attacker, 'exit');
      return statuses;
    },
  };
}

/** Attacks until it is over. */
export async function attackUntil(
  { atATime, addresses = 1, isPhone = false, ask }: Attack,
  target: Target,
  isOver: () => boolean,
): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  const workers = Array.from({ length: atATime }, async (_, place) => {
    const address = `127.0.9.${1 + (place % addresses)}`;
    const browser = new Browser(target.base, address, isPhone ? target.cookies : []);
    while (!isOver()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const status = await ask(browser, target, Math.random);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Somebody who is turned away tries again at once, but not more often than a program can.
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (status >= 400) await sleep(20);
    }
  });
  await Promise.all(workers);
  return statuses;
}
