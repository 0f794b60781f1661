import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is yes; throws when it is not within 45 s. */
export async function until(what: string, check: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 45_000;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`It did not come about that ${what}.`);
    await sleep(20);
  }
}
