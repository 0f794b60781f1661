import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '#ledger';
import type { Ours } from './ours.js';
import type { Timing } from './reading.js';
import { Clients, type Append } from './workload.js';

/**
 * From the acknowledgement of an append to its delivery to a follower: in the same process, and in one that hears of
 * it by hints (a ledger with connections of its own).
 */
export async function measureLag(
  ours: Ours,
  other: Ledger,
  tournaments: readonly [string, string],
  load: { readonly appends: number; readonly slice: number },
): Promise<Timing[]> {
  const quiet = await lagsOf(ours, other, tournaments[0], async (append) => {
    for (let version = 0; version < load.appends; version++) {
      await append({ stream: 'lag', version, command: randomUUID(), events: 1 });
      await sleep(60);
    }
  });
  const busy = await lagsOf(ours, other, tournaments[1], async (append) => {
    const contender = { name: 'lag', append };
    await new Clients('lag', [tournaments[1]], 8, 1).run(contender, load.slice);
  });
  return [
    { name: 'quiet, same process', values: quiet.same },
    { name: 'quiet, other process', values: quiet.other },
    { name: '8 clients in one tournament, same process', values: busy.same },
    { name: '8 clients in one tournament, other process', values: busy.other },
  ];
}

async function lagsOf(
  ours: Ours,
  other: Ledger,
  tournament: string,
  write: (append: (append: Omit<Append, 'tournament'>) => Promise<void>) => Promise<void>,
): Promise<{ same: number[]; other: number[] }> {
  const acknowledged: number[] = [];
  const stop = new AbortController();
  const followed = [ours.ledger, other].map((ledger) => {
    const delivered: number[] = [];
    const running = (async () => {
      for await (const lines of ledger.follow(tournament, 0, stop.signal)) {
        for (const { position } of lines) delivered[position] = performance.now();
      }
    })();
    return { delivered, running };
  });
  // Until the connection for hints is there.
  await sleep(300);
  await write(async (append) => {
    const position = await ours.append({ tournament, ...append });
    acknowledged[position] = performance.now();
  });
  const last = acknowledged.length - 1;
  while (followed.some(({ delivered }) => delivered.length <= last)) {
    await Promise.race([sleep(5), ...followed.map(({ running }) => running)]);
  }
  stop.abort();
  await Promise.all(followed.map(({ running }) => running));
  const [same, others] = followed.map(({ delivered }) =>
    // Position 0 is nobody's.
    acknowledged.slice(1).map((time, index) => Math.max(0, delivered[index + 1]! - time)),
  );
  return { same: same!, other: others! };
}
