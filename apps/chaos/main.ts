import { readOptions } from './options.js';
import { printed } from './report.js';
import { runChaos } from './run/run-chaos.js';

const over = new AbortController();
const say = (text: string) => process.stdout.write(`${text}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => over.abort(new Error('Interrupted.')));
}
// What it has started is to end with it, and what it has mounted is to go.
process.on('uncaughtException', (error) => {
  say(`${error.stack}`);
  over.abort(error);
});
const { layouts, ...options } = chosen();
let isRight = true;
for (const layout of layouts) {
  say(`\nSeed ${options.seed}, ${layout}: ${options.faults} faults, ${options.tables} tables.`);
  try {
    // oxlint-disable-next-line no-await-in-loop -- one installation after the other
    const report = await runChaos({ ...options, layout, signal: over.signal, say });
    say(printed(report));
    isRight &&= report.checks.every(({ faults }) => faults.length === 0);
  } catch (error) {
    say(`The run ended before its checks: ${(error as Error).stack}`);
    isRight = false;
  }
  if (over.signal.aborted) break;
}
say(isRight ? 'Every check holds.' : `A check failed: --seed ${options.seed} makes the same faults again.`);
process.exit(isRight ? 0 : 1);

function chosen(): ReturnType<typeof readOptions> {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    say((error as Error).message);
    return process.exit(2);
  }
}
