import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { READERS } from './readers.js';

/** What one reading took, in a process of its own. */
export interface Reading {
  readonly boards: number;
  readonly milliseconds: number;
  /** At its highest, beside what the process had before. */
  readonly megabytes: number;
}

/** Linux gives a process the highest memory of whoever started it along, but tells its own beside. */
function highestKilobytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'latin1') : '';
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
}

const { values: flags } = parseArgs({ options: { only: { type: 'string' }, file: { type: 'string' } } });
const { begin, read } = READERS[flags.only!]!;
const begun = await begin?.(flags.file!);
const before = highestKilobytes();
const start = performance.now();
const boards = await read(flags.file!, begun);
const milliseconds = performance.now() - start;
const reading: Reading = {
  boards,
  milliseconds,
  megabytes: (highestKilobytes() - before) / 1024,
};
process.stdout.write(JSON.stringify(reading), () => process.exit());
