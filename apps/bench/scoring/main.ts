import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measure } from './measurements.js';
import { printed, sizeOf, targetsOf, type Report } from './report.js';

const BOARDS = 28;
const SIZES = [
  [100, BOARDS],
  [1_000, BOARDS],
  [10_000, BOARDS],
  // A correction does not take longer where there are more boards.
  [1_000, 4 * BOARDS],
] as const;
const FULL = { rounds: 9, slice: 200 };
const QUICK = { rounds: 3, slice: 60 };

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const plan = flags.quick ? QUICK : FULL;
const measured = SIZES.map(([tables, boards]) => measure(tables, boards, plan));
const sizes = measured.map(sizeOf);
const report: Report = {
  settings: { processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, node: process.version },
  rounds: plan.rounds,
  sliceMilliseconds: plan.slice,
  sizes,
  targets: targetsOf(sizes, BOARDS),
  faults: measured.flatMap(({ faults }) => faults),
};
process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed(report)}\n`);
if (report.faults.length > 0) process.exitCode = 1;
