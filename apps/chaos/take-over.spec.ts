import { hasRedisServer } from '../../libs/queues/src/testing/redis-server.js';
import { ServerProcess } from '../server/src/testing/server-process.js';
import { textOf } from './faults/commit-faults.js';
import type { FaultKind } from './faults/fault.js';
import type { LayoutName } from './installation/layout.js';
import { runChaos } from './run/run-chaos.js';

/** With Redis where there is one: each takes more than a minute. */
const layout: LayoutName = hasRedisServer() ? 'apart' : 'apart-without-redis';

const KINDS: readonly FaultKind[] = ['restart-each', 'kill-server', 'kill-projector', 'kill-worker'];

const over = new AbortController();
afterAll(async () => {
  // Players that a failed test left behind would wait for their server for ever.
  over.abort();
  await ServerProcess.stopAll();
});

it('of two processes of each role, each can be restarted or killed in an evening, and no entry or update is lost', async () => {
  const { committed, checks, statuses } = await runChaos({
    seed: process.env['CHAOS_SEED'] ?? '4711',
    layout,
    games: ['bridge'],
    tables: 6,
    faults: KINDS.length,
    kinds: KINDS,
    speed: Infinity,
    longestFaultMs: 400,
    // One after the other; evenings are played until all are over.
    overMs: 1,
    signal: over.signal,
    say: () => undefined,
  });
  const found = checks.flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`));
  process.stderr.write(`${layout}: ${committed.map(textOf).join('; ')}\n`);
  expect(found).toEqual([]);
  expect(committed).toHaveLength(KINDS.length);
  // A process that ends refuses nothing but for a moment.
  expect(Object.keys(statuses).filter((status) => /^5(?!03)/.test(status))).toEqual([]);
  expect(checks.map(({ count }) => count)).not.toContain(0);
}, 900_000);
