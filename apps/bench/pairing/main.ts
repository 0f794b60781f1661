import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { figureOf, type Figure } from '../statistics.js';
import { playEvent, type Contender } from './event.js';

const CONTENDERS: readonly Contender[] = ['close', 'top-down', 'greedy'];
/** Entries, rounds and how many events of that size. */
const FULL = [
  [16, 10, 40],
  [100, 9, 10],
  [400, 9, 5],
  [2_000, 9, 3],
] as const;
const QUICK = [
  [16, 10, 10],
  [2_000, 5, 1],
] as const;

interface Size {
  readonly entries: number;
  readonly rounds: number;
  readonly events: number;
  readonly contenders: readonly {
    readonly name: Contender;
    /** Milliseconds of a draw. */
    readonly draw: Figure;
    readonly rematches: number;
  }[];
}

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const sizes = (flags.quick ? QUICK : FULL).map(([entries, rounds, events]): Size => {
  const played = CONTENDERS.map((name) => ({
    name,
    events: Array.from({ length: events }, (_, seed) => playEvent(entries, rounds, name, 31 * seed + 1)),
  }));
  return {
    entries,
    rounds,
    events,
    contenders: played.map(({ name, events: all }) => ({
      name,
      draw: figureOf(all.flatMap(({ draws }) => draws)),
      rematches: all.reduce((sum, { rematches }) => sum + rematches, 0),
    })),
  };
});
const settings = { processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, node: process.version };
process.stdout.write(`${flags.json ? JSON.stringify({ settings, sizes }, null, 2) : printed()}\n`);

function printed(): string {
  const lines = ['Settings', ...Object.entries(settings).map(([name, value]) => `  ${name}: ${value}`), ''];
  lines.push('Milliseconds of a draw: median [lowest to highest], and rematches in all events');
  for (const { entries, rounds, events, contenders } of sizes) {
    lines.push(`  ${entries} entries, ${rounds} rounds, events: ${events}`);
    for (const { name, draw, rematches } of contenders) {
      const { median, lowest, highest } = draw;
      const time = `${median.toFixed(1)} [${lowest.toFixed(1)} to ${highest.toFixed(1)}]`;
      lines.push(`    ${name.padEnd(10)} ${time.padEnd(28)} rematches: ${rematches}`);
    }
  }
  const largest = sizes.at(-1)!;
  for (const { name, draw } of largest.contenders.filter((one) => one.name !== 'greedy')) {
    const verdict = draw.highest < 1_000 ? 'reached' : 'missed';
    lines.push(`  ${largest.entries} entries, ${name}: every draw in under 1 s ${verdict}`);
  }
  return lines.join('\n');
}
