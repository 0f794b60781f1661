import fc from 'fast-check';
import { CostlyWork, CostlyWorkRefused, type CostlyAsker } from './costly-work.js';

const LIMITS = { atATime: 1, waiting: 6, waitingOfOne: 3, budgetMs: 1_000, backMs: 250, restTimes: 3 };

const reader = (key: string): CostlyAsker => ({ key, rank: 'reader' });
const director: CostlyAsker = { key: 'person 1', rank: 'staff' };
const ownPages: CostlyAsker = { key: 'address', rank: 'server' };

/** Work that goes on until it is told to end, on a clock of its own. */
function bench(limits = LIMITS, isHurried = false) {
  let now = 0;
  const work = new CostlyWork(limits, { isHurried: () => isHurried, now: () => now });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: CostlyWorkRefused[] = [];
  return {
    begun,
    refused,
    pass: (ms: number) => (now += ms),
    ask(asker: CostlyAsker, name: string, times = 1): void {
      const taken = work.take(
        asker,
        () => {
          begun.push(name);
          const at = now;
          return new Promise<number>((end) => ends.push(() => end(now - at)));
        },
        (took) => ({ chargedMs: times * took, takenMs: times * took }),
      );
      taken.catch((error: unknown) => refused.push(error as CostlyWorkRefused));
    },
    /** Ends what is worked on, after so many milliseconds. */
    async end(ms: number): Promise<void> {
      now += ms;
      ends.shift()!();
      await settled();
    },
    settled,
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('costly work', () => {
  it('of those who run the tournament comes before that of readers, and what the server asks itself comes last', async () => {
    const venue = bench();
    venue.ask(reader('one'), 'first');
    venue.ask(ownPages, 'site');
    venue.ask(reader('two'), 'reader');
    venue.ask(director, 'director');
    for (let done = 0; done < 3; done++) await venue.end(10);
    expect(venue.begun).toEqual(['first', 'director', 'reader', 'site']);
  });

  it('goes to who has had least of it', async () => {
    const venue = bench();
    venue.ask(reader('greedy'), 'greedy 1');
    venue.ask(reader('greedy'), 'greedy 2');
    venue.ask(reader('modest'), 'modest');
    await venue.end(100);
    await venue.end(10);
    expect(venue.begun).toEqual(['greedy 1', 'modest', 'greedy 2']);
  });

  it('rests behind each piece while others have to be fast, and staff does not wait for that', async () => {
    const venue = bench(LIMITS, true);
    venue.ask(reader('one'), 'first');
    venue.ask(reader('two'), 'second');
    await venue.end(100_000);
    expect(venue.begun).toEqual(['first']);
    venue.ask(director, 'director');
    await settled();
    expect(venue.begun).toEqual(['first', 'director']);
    await venue.end(100);
    expect(venue.begun).toEqual(['first', 'director', 'second']);
  });

  it('goes on after a rest', async () => {
    const work = new CostlyWork(LIMITS, { isHurried: () => true });
    const piece = (of: string) =>
      work.take(
        reader(of),
        () => Promise.resolve(of),
        () => ({ chargedMs: 1, takenMs: 1 }),
      );
    expect(await Promise.all([piece('one'), piece('two')])).toEqual(['one', 'two']);
  });

  it('has an end for one account, and comes back with time', async () => {
    const venue = bench();
    venue.ask(reader('one'), 'long');
    await venue.end(1_500);
    venue.ask(reader('one'), 'more');
    venue.ask(reader('two'), 'of another');
    await settled();
    expect(venue.refused).toMatchObject([{ retryAfter: 2, isOwnFault: true }]);
    venue.pass(2_000);
    venue.ask(reader('one'), 'again');
    await venue.end(0);
    expect(venue.begun).toEqual(['long', 'of another', 'again']);
  });

  it('counts several times where it leaves work for later', async () => {
    const venue = bench();
    venue.ask(reader('one'), 'print', 3);
    await venue.end(500);
    venue.ask(reader('one'), 'print', 3);
    await settled();
    expect(venue.refused).toMatchObject([{ retryAfter: 2 }]);
  });

  it('that fails costs what it took', async () => {
    let now = 0;
    const work = new CostlyWork(LIMITS, { isHurried: () => false, now: () => now });
    const fails = async () => {
      now += 1_250;
      throw new Error('given up');
    };
    const nothing = () => ({ chargedMs: 0, takenMs: 0 });
    await expect(work.take(reader('one'), fails, nothing)).rejects.toThrow('given up');
    await expect(work.take(reader('one'), fails, nothing)).rejects.toMatchObject({ retryAfter: 1 });
  });

  it('costs what was worked at it, not what it took on a machine that others use', async () => {
    let now = 0;
    const work = new CostlyWork(LIMITS, { isHurried: () => false, now: () => now });
    const slow = async () => {
      now += 4_000;
    };
    const cost = () => ({ chargedMs: 300, takenMs: 4_000 });
    for (let piece = 0; piece < 6; piece++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(work.take(reader('one'), slow, cost)).resolves.toBeUndefined();
    }
  });

  it('keeps no more waiting than has room: of one, and of all; the director has room all the same', async () => {
    const venue = bench();
    for (let at = 0; at < 5; at++) venue.ask(reader('one'), `one ${at}`);
    for (const key of ['a', 'b', 'c', 'd']) venue.ask(reader(key), key);
    venue.ask(director, 'director');
    await settled();
    expect(venue.refused.map(({ isOwnFault }) => isOwnFault)).toEqual([true, false]);
    await venue.end(1);
    expect(venue.begun.at(-1)).toBe('director');
  });

  it('never takes more than its limits from whoever asks, and forgets nobody who waits', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), ms: fc.nat(400), ends: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const venue = bench();
        let [asked, ended] = [0, 0];
        for (const { key, ms, ends } of steps) {
          venue.ask(reader(key), key);
          asked++;
          await settled();
          expect(venue.begun.length - ended).toBeLessThanOrEqual(LIMITS.atATime);
          expect(asked - venue.refused.length - venue.begun.length).toBeLessThanOrEqual(LIMITS.waiting);
          if (ends && venue.begun.length > ended) {
            await venue.end(ms);
            ended++;
          }
        }
        while (venue.begun.length > ended) {
          await venue.end(1);
          ended++;
        }
        expect(venue.begun.length + venue.refused.length).toBe(asked);
      }),
      { numRuns: 60 },
    );
  });
});
