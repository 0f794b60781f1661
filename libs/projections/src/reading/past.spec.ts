import type { Ledger } from '#ledger';
import type pg from 'pg';
import { tournaments } from '../tournaments/tournaments.js';
import { Past } from './past.js';

/** Counts the folds that read at once; `end` lets all that are reading go on. */
function countingLedger() {
  let reading: (() => void)[] = [];
  const counted = { most: 0, total: 0 };
  const readJournal = async () => {
    await new Promise<void>((resolve) => {
      reading.push(resolve);
      counted.total++;
      counted.most = Math.max(counted.most, reading.length);
    });
    return [];
  };
  const end = () => {
    const ending = reading;
    reading = [];
    for (const each of ending) each();
  };
  return { ledger: { readJournal } as unknown as Ledger, counted, end };
}

const pool = { query: async () => ({ rows: [] }) } as unknown as pg.Pool;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('folds into the past', () => {
  it('run two at once for one tournament, whoever comes while they end', async () => {
    const { ledger, counted, end } = countingLedger();
    const past = new Past({ pool, ledger });
    const folds: Promise<unknown>[] = [];
    const fold = () => folds.push(past.state(tournaments, 'one', folds.length + 1));
    for (let count = 0; count < 4; count++) fold();
    await turn();
    end();
    for (let count = 0; count < 12; count++) {
      await Promise.resolve();
      fold();
    }
    for (let over = false; !over;) {
      await turn();
      over = counted.total === folds.length;
      end();
    }
    await Promise.all(folds);
    expect(counted).toEqual({ most: 2, total: 16 });
  });

  it('go on after one that failed, and those of other tournaments do not wait', async () => {
    const { ledger, counted, end } = countingLedger();
    const failing = { query: () => Promise.reject(new Error('away')) } as unknown as pg.Pool;
    let first = true;
    const once = {
      query: () => {
        const { query } = first ? failing : pool;
        first = false;
        return query('');
      },
    } as unknown as pg.Pool;
    const past = new Past({ pool: once, ledger });
    await expect(past.state(tournaments, 'one', 1)).rejects.toThrow('away');
    const folds = ['one', 'one', 'two', 'two'].map((tournament, index) =>
      past.state(tournaments, tournament, index + 1),
    );
    await turn();
    expect(counted.most).toBe(4);
    end();
    await Promise.all(folds);
  });

  it.each([
    ['a long book', 30_000, 1],
    ['another book', 3_000, 3],
  ])('of %s begin where one that is near begins', async (_what, position, storedOnes) => {
    const { ledger, counted, end } = countingLedger();
    let asked = 0;
    const counting = {
      query: async () => {
        asked++;
        return { rows: [] };
      },
    } as unknown as pg.Pool;
    const past = new Past({ pool: counting, ledger });
    const folds = [position, position + 1, position + 2].map((at) => past.state(tournaments, 'one', at));
    while (counted.total < folds.length) {
      await turn();
      end();
    }
    expect(await Promise.all(folds)).toHaveLength(3);
    expect(asked).toBe(storedOnes);
  });
});
