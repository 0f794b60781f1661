import { hasRedisServer } from '../../libs/queues/src/testing/redis-server.js';
import { ServerProcess } from '../server/src/testing/server-process.js';
import { textOf } from './faults/commit-faults.js';
import type { FaultKind } from './faults/fault.js';
import type { LayoutName } from './installation/layout.js';
import { runChaos } from './run/run-chaos.js';

/** Two processes of each role, with Redis where there is one. */
const layout: LayoutName = hasRedisServer() ? 'apart' : 'apart-without-redis';

/** Those that cost little time. */
const KINDS: readonly FaultKind[] = [
  'restart-each',
  'kill-server',
  'kill-projector',
  'kill-worker',
  'freeze-database',
  'cut-network',
  'double-commands',
  'lose-answers',
  'repeat-commands',
];

/** `CHAOS_SEED` takes another evening, and other faults: chance alone fails nobody's run. */
const seed = process.env['CHAOS_SEED'] ?? '4711';

const over = new AbortController();
afterAll(async () => {
  // Players that a failed test left behind would wait for their server for ever.
  over.abort();
  await ServerProcess.stopAll();
});

it('an evening with faults loses nothing, doubles nothing and ends as one without', async () => {
  const { committed, checks, commands, statuses } = await runChaos({
    seed,
    layout,
    games: ['bridge'],
    tables: 6,
    faults: KINDS.length,
    kinds: KINDS,
    speed: Infinity,
    longestFaultMs: 400,
    signal: over.signal,
    say: () => undefined,
  });
  const found = checks.flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`));
  expect({ seed, faults: committed.map(textOf), found }).toMatchObject({ found: [] });
  expect(committed).toHaveLength(KINDS.length);
  // A process that ends refuses nothing but for a moment.
  expect(Object.keys(statuses).filter((status) => /^5(?!03)/.test(status))).toEqual([]);
  expect(commands.repeated).toBeGreaterThan(0);
  expect(checks.map(({ count }) => count)).not.toContain(0);
}, 900_000);
