import { createPool } from '#platform';
import { Hints } from '#ledger';
import { freshDatabase, type TestDatabase } from '../../../../libs/platform/src/testing/database.js';
import { RequestCounts } from './request-counts.js';

let database: TestDatabase;
let pools: ReturnType<typeof createPool>[];
let hints: Hints[];

beforeAll(async () => {
  database = await freshDatabase();
  pools = [createPool(database.connectionString), createPool(database.connectionString)];
  hints = pools.map((pool) => new Hints({ pool, channel: 'counts' }));
});
afterAll(async () => {
  await Promise.all(hints.map((one) => one.close()));
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

/** Two processes that have heard of each other. */
async function twoProcesses(now: () => number): Promise<[RequestCounts, RequestCounts]> {
  const heard = new Set<Hints>();
  for (const each of hints) each.listen((text) => void (text === 'ready yes' && heard.add(each)));
  const counts = hints.map((each) => new RequestCounts(each, 10_000, 5, now));
  while (heard.size < 2) {
    hints[0]!.send('ready', 'yes');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return counts as [RequestCounts, RequestCounts];
}

it('an asker is counted over all processes, and each window anew', async () => {
  let now = 1_000_000;
  const [first, second] = await twoProcesses(() => now);
  for (let request = 1; request <= 10; request++) expect(first.add('anna').current).toBe(request);
  // The other one is told of five, and of ten.
  for (let own = 1; ; own++) {
    const { current } = second.add('anna');
    if (current === own + 10) break;
    expect([own, own + 5]).toContain(current);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(second.add('boris')).toEqual({ current: 1, ttl: 10_000 });
  now += 9_999;
  expect(second.add('boris')).toEqual({ current: 2, ttl: 1 });
  now += 1;
  expect(second.add('anna')).toEqual({ current: 1, ttl: 10_000 });
  first.close();
  second.close();
});
