import { setTimeout as sleep } from 'node:timers/promises';
import { parseDeal } from '#cards';
import { DoubleDummyThreads } from './double-dummy-threads.js';

const DEAL = parseDeal('N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63');
const TRICKS = '89956899574448644486';
const OTHER = parseDeal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');
const OTHERS = '0d0d00d0d000d0d00d0d';
const NOTHING = '*'.repeat(20);

const never = new AbortController().signal;

let threads: DoubleDummyThreads | undefined;
const open = (options: { limitMs: number; threads?: number; idleMs?: number }) =>
  (threads = new DoubleDummyThreads(options));
afterEach(() => threads?.close());

describe('threads that solve deals', () => {
  it('solve more deals than they are, while whoever asks goes on', async () => {
    const solver = open({ limitMs: 20_000, threads: 1 });
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    const answers = await Promise.all([DEAL, OTHER, DEAL].map((deal) => solver.solve(deal, never)));
    clearInterval(counting);
    expect(answers).toEqual([TRICKS, OTHERS, TRICKS]);
    expect(turns).toBeGreaterThan(0);
  });

  it('say in time what is not computed, and the next deal has a time of its own', async () => {
    const solver = open({ limitMs: 1, threads: 1 });
    expect(await solver.solve(DEAL, never)).toContain('*');
    expect(await solver.solve(OTHER, never)).toHaveLength(20);
  });

  it('are not asked at all without any time', async () =>
    expect(await open({ limitMs: 0 }).solve(DEAL, never)).toBe(NOTHING));

  it('give a deal up when they are told to, without a word of it, and solve the next', async () => {
    const solver = open({ limitMs: 20_000, threads: 1 });
    const stop = new AbortController();
    const given = solver.solve(DEAL, stop.signal);
    stop.abort();
    await expect(given).rejects.toThrow(/^The analysis is given up\.$/);
    expect(await solver.solve(DEAL, never)).toBe(TRICKS);
  });

  it('end when there is nothing to do, and start again', async () => {
    const solver = open({ limitMs: 20_000, idleMs: 0 });
    expect(await solver.solve(OTHER, never)).toBe(OTHERS);
    await sleep(20);
    expect(await solver.solve(DEAL, never)).toBe(TRICKS);
  });
});
