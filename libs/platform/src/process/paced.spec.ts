import { setTimeout as sleep } from 'node:timers/promises';
import { Paced } from './paced.js';

it('does once what is due several times at once, again what becomes due meanwhile, and then nothing', async () => {
  const ends: (() => void)[] = [];
  let isIdle = () => undefined as void;
  const idle = new Promise<void>((resolve) => (isIdle = resolve));
  const paced = new Paced(
    { least: 1, times: 0, most: 1 },
    () => new Promise((resolve) => ends.push(resolve)),
    isIdle,
  );
  const begun = async (times: number) => {
    while (ends.length < times) await sleep(1);
  };
  paced.due();
  paced.due();
  await begun(1);
  paced.due();
  paced.due();
  ends[0]!();
  await begun(2);
  ends[1]!();
  await idle;
  expect(ends).toHaveLength(2);
  paced.due();
  await begun(3);
  ends[2]!();
});
