import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { figureOf, type Figure } from '../statistics.js';
import { playEvent, type Contender } from './event.js';
import { playTables, TABLE_CONTENDERS, type TableContender } from './tables.js';

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

/** Players at tables of four and three, rounds and how many events of that size. */
const FULL_TABLES = [
  [16, 5, 40],
  [41, 9, 20],
  [400, 9, 10],
] as const;
const QUICK_TABLES = [
  [16, 5, 10],
  [400, 9, 1],
] as const;

interface TablesSize {
  readonly players: number;
  readonly rounds: number;
  readonly events: number;
  readonly contenders: readonly {
    readonly name: TableContender;
    /** Milliseconds of a draw. */
    readonly draw: Figure;
    readonly repeats: number;
    /** The mean distance in rank of two at a table. */
    readonly distance: number;
  }[];
}

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
const tables = (flags.quick ? QUICK_TABLES : FULL_TABLES).map(([players, rounds, events]): TablesSize => {
  const contenders = TABLE_CONTENDERS.map((name) => {
    const played = Array.from({ length: events }, (_, seed) =>
      playTables(players, rounds, name, 31 * seed + 1),
    );
    return {
      name,
      draw: figureOf(played.flatMap(({ draws }) => draws)),
      repeats: played.reduce((sum, { repeats }) => sum + repeats, 0),
      distance: played.reduce((sum, { distance }) => sum + distance, 0) / events,
    };
  });
  return { players, rounds, events, contenders };
});
const settings = { processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`, node: process.version };
process.stdout.write(`${flags.json ? JSON.stringify({ settings, sizes, tables }, null, 2) : printed()}\n`);

function printed(): string {
  const lines = ['Settings', ...Object.entries(settings).map(([name, value]) => `  ${name}: ${value}`), ''];
  lines.push('Milliseconds of a draw: median [lowest to highest], and rematches in all events');
  for (const { entries, rounds, events, contenders } of sizes) {
    lines.push(`  ${entries} entries, ${rounds} rounds, events: ${events}`);
    for (const { name, draw, rematches } of contenders) {
      lines.push(`    ${name.padEnd(10)} ${timeText(draw).padEnd(28)} rematches: ${rematches}`);
    }
  }
  lines.push(
    'Players at tables of four and three: the same, meetings again, mean distance in rank at a table',
  );
  for (const { players, rounds, events, contenders } of tables) {
    lines.push(`  ${players} players, ${rounds} rounds, events: ${events}`);
    for (const { name, draw, repeats, distance } of contenders) {
      const again = `again: ${repeats}`.padEnd(14);
      lines.push(
        `    ${name.padEnd(10)} ${timeText(draw).padEnd(28)} ${again} distance: ${distance.toFixed(1)}`,
      );
    }
  }
  const largest = sizes.at(-1)!;
  for (const { name, draw } of largest.contenders.filter((one) => one.name !== 'greedy')) {
    const verdict = draw.highest < 1_000 ? 'reached' : 'missed';
    lines.push(`  ${largest.entries} entries, ${name}: every draw in under 1 s ${verdict}`);
  }
  return lines.join('\n');
}

function timeText({ median, lowest, highest }: Figure): string {
  return `${median.toFixed(1)} [${lowest.toFixed(1)} to ${highest.toFixed(1)}]`;
}
