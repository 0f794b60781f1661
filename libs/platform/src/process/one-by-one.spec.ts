import { setImmediate as turn } from 'node:timers/promises';
import { OneByOne } from './one-by-one.js';

it('does work in its order, and others have their turn between two pieces of it', async () => {
  const oneByOne = new OneByOne();
  const done: string[] = [];
  for (const name of ['first', 'second', 'third']) oneByOne.add(() => done.push(name));
  expect(done).toEqual([]);
  while (done.length < 3) {
    const before = done.length;
    await turn();
    expect(done.length - before).toBeLessThanOrEqual(1);
  }
  expect(done).toEqual(['first', 'second', 'third']);
  oneByOne.add(() => done.push('later'));
  while (done.length < 4) await turn();
  expect(done.at(-1)).toBe('later');
});

it('rests behind a piece of work that took long', async () => {
  const oneByOne = new OneByOne(3);
  const done: number[] = [];
  const work = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    done.push(performance.now());
  };
  oneByOne.add(work);
  oneByOne.add(work);
  while (done.length < 2) await turn();
  // 60 milliseconds of rest, and 20 of work; a timer may come a little early.
  expect(done[1]! - done[0]!).toBeGreaterThan(75);
});
