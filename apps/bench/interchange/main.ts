import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { figureOf, ratioOf, type Figure } from '../statistics.js';
import { bundled } from './bundled.js';
import { writeFileOf } from './files.js';
import type { Reading } from './read-once.js';
import { READERS } from './readers.js';

/** As many boards as a file of records of all a federation plays in a month, and results as a large congress has. */
const FULL = { rounds: 5, boards: 10_000, megabytes: 50, results: 25_000 };
/** Two minutes at the most, also on a machine that has much else to do. */
const QUICK = { rounds: 1, boards: 2_000, megabytes: 4, results: 2_500 };
/** Megabytes that a reader which streams may take beside the program itself. */
const STREAMING = 96;

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
await measureAll();

interface Measured {
  readonly name: string;
  readonly does: string;
  readonly boards: number;
  readonly milliseconds: Figure;
  readonly megabytes: Figure;
  readonly boardsPerSecond: number;
  /** Times of the floor, round by round. */
  readonly toFloor: Figure | null;
  readonly streams: boolean;
}

async function measureAll(): Promise<void> {
  const plan = flags.quick ? QUICK : FULL;
  const folder = mkdtempSync(join(tmpdir(), 'tirage-bench-'));
  const program = await bundled(fileURLToPath(new URL('read-once.ts', import.meta.url)));
  try {
    const kinds = new Map(
      [...new Set(Object.values(READERS).map(({ kind }) => kind))].map((kind) => [
        kind,
        writeFileOf(kind, folder, plan),
      ]),
    );
    const rounds = Array.from({ length: plan.rounds }, () =>
      Object.entries(READERS).map(([name, { kind }]) => ({
        name,
        ...inOwnProcess(program.file, name, kinds.get(kind)!.file),
      })),
    );
    const readings = (name: string) => rounds.flatMap((round) => round.filter((one) => one.name === name));
    const measured = Object.entries(READERS).map(([name, { does, kind, streams }]): Measured => {
      const own = readings(name);
      const floor = readings(`${kind}-floor`).map(({ milliseconds }) => milliseconds);
      const times = own.map(({ milliseconds }) => milliseconds);
      const milliseconds = figureOf(times);
      return {
        name,
        does,
        boards: own[0]!.boards,
        milliseconds,
        megabytes: figureOf(own.map(({ megabytes }) => megabytes)),
        boardsPerSecond: Math.round((1_000 * own[0]!.boards) / milliseconds.median),
        toFloor: floor.length > 0 && !name.endsWith('floor') ? ratioOf(times, floor) : null,
        streams: streams === true,
      };
    });
    const faults = measured
      .filter(({ name, boards }) => boards !== kinds.get(READERS[name]!.kind)!.boards)
      .map(({ name, boards }) => `${name} found ${boards} boards`);
    const files = [...kinds].map(([kind, { file, boards }]) => ({
      kind,
      boards,
      megabytes: statSync(file).size / 1e6,
    }));
    const settings = {
      processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
      node: process.version,
    };
    const report = { settings, rounds: plan.rounds, files, measured, faults };
    process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : printed(report)}\n`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    program.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A process of its own tells its highest memory. */
function inOwnProcess(program: string, name: string, file: string): Reading {
  process.stderr.write(`${name}\n`);
  const words = [program, '--only', name, '--file', file];
  const env = { ...process.env, NODE_COMPILE_CACHE: dirname(program) };
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', env })) as Reading;
}

function printed({
  settings,
  rounds,
  files,
  measured,
  faults,
}: {
  readonly settings: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly files: readonly { readonly kind: string; readonly boards: number; readonly megabytes: number }[];
  readonly measured: readonly Measured[];
  readonly faults: readonly string[];
}): string {
  const lines = ['Settings', ...Object.entries(settings).map(([name, value]) => `  ${name}: ${value}`), ''];
  lines.push('Files');
  for (const { kind, boards, megabytes } of files)
    lines.push(`  ${kind.toUpperCase()}: ${boards} boards, ${megabytes.toFixed(1)} MB`);
  lines.push('', `Each reading in a process of its own: median of ${rounds} [lowest to highest]`);
  for (const { does, milliseconds, megabytes, boardsPerSecond, toFloor } of measured) {
    lines.push(`  ${does}`);
    lines.push(
      `    ${shown(milliseconds, 0)} ms, ${boardsPerSecond} boards/s, at most ${shown(megabytes, 0)} MB more${
        toFloor === null ? '' : `, ${shown(toFloor, 1)} times the floor`
      }`,
    );
  }
  lines.push('');
  for (const { does, megabytes } of measured.filter(({ streams }) => streams))
    lines.push(`  ${does}: under ${STREAMING} MB ${megabytes.highest < STREAMING ? 'reached' : 'missed'}`);
  lines.push(faults.length === 0 ? 'Every reader found every board.' : faults.join('\n'));
  return lines.join('\n');
}

function shown({ median, lowest, highest }: Figure, decimals: number): string {
  return `${median.toFixed(decimals)} [${lowest.toFixed(decimals)} to ${highest.toFixed(decimals)}]`;
}
