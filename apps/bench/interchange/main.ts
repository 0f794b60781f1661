import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { figureOf, ratioOf, type Figure } from '../statistics.js';
import { writeFileOf } from './files.js';
import { READERS, type Reader } from './readers.js';

const FULL = { rounds: 5, megabytes: 50 };
const QUICK = { rounds: 2, megabytes: 10 };
/** Megabytes that a reader which streams may take beside the program itself. */
const STREAMING = 96;

/** What one reading took, in a process of its own. */
interface Reading {
  readonly boards: number;
  readonly milliseconds: number;
  /** At its highest, beside what the process had before. */
  readonly megabytes: number;
}

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    file: { type: 'string' },
  },
});
if (flags.only === undefined) measureAll();
else process.stdout.write(JSON.stringify(await readOnce(READERS[flags.only]!, flags.file!)));

async function readOnce({ read }: Reader, file: string): Promise<Reading> {
  const before = process.resourceUsage().maxRSS;
  const start = performance.now();
  const boards = await read(file);
  const milliseconds = performance.now() - start;
  return { boards, milliseconds, megabytes: (process.resourceUsage().maxRSS - before) / 1024 };
}

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

function measureAll(): void {
  const plan = flags.quick ? QUICK : FULL;
  const folder = mkdtempSync(join(tmpdir(), 'tirage-bench-'));
  try {
    const kinds = new Map(
      [...new Set(Object.values(READERS).map(({ kind }) => kind))].map((kind) => [
        kind,
        writeFileOf(kind, folder, plan.megabytes),
      ]),
    );
    const rounds = Array.from({ length: plan.rounds }, () =>
      Object.entries(READERS).map(([name, { kind }]) => ({
        name,
        ...inOwnProcess(name, kinds.get(kind)!.file),
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
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A process of its own tells its highest memory. */
function inOwnProcess(name: string, file: string): Reading {
  const program = fileURLToPath(import.meta.url);
  const words = [...process.execArgv, program, '--only', name, '--file', file];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Reading;
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
