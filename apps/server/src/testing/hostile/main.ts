import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostileOutcome, type HostileOutcome } from './hostile-server.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];
const home = mkdtempSync(join(tmpdir(), 'tirage-hostile-'));
try {
  const outcome = await hostileOutcome(home, {
    requests,
    seed,
    onProgress: (done) => process.stderr.write(`${done} of ${requests}\n`),
  });
  process.stdout.write(`${printed(outcome)}\n`);
  if (!isRight(outcome)) process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit();

function isRight({ faults, brokenJournals, isUp, log }: HostileOutcome): boolean {
  return faults.length === 0 && brokenJournals.length === 0 && isUp && !/a request failed/.test(log);
}

function printed(outcome: HostileOutcome): string {
  const { faults, outcomes, slowest, operations, carriedOut, brokenJournals, log } = outcome;
  const byCount = [...outcomes].toSorted(([, one], [, other]) => other - one);
  return [
    ...faults.map(({ what, request, answer }) => `✗ ${what}\n${request}\n→ ${answer}\n`),
    log.split('\n').slice(0, 200).join('\n'),
    `${requests} requests from seed ${seed} to ${operations} operations, of which ${carriedOut} were carried out`,
    ...byCount.map(([name, count]) => `${String(count).padStart(7)} ${name}`),
    'The slowest:',
    ...slowest.map(({ request, tookMs }) => `${tookMs.toFixed(0).padStart(7)} ms ${request}`),
    `${faults.length} faults, ${brokenJournals.length} broken journals, ${outcome.isUp ? 'the server answers' : 'the server does not answer'}`,
  ].join('\n');
}
