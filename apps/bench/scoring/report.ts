import { figureOf, ratioOf, type Figure } from '../statistics.js';
import type { Measured } from './measurements.js';

/** Milliseconds, and ratios round by round. */
export interface Size {
  readonly tables: number;
  readonly boards: number;
  readonly milliseconds: Readonly<Record<string, Figure>>;
  readonly fullToFloor: Figure;
  readonly peerToFull: Figure;
  readonly correctionToFull: Figure;
}

export interface Target {
  readonly what: string;
  readonly ratio: Figure;
  readonly atMost: number;
  readonly aim?: number;
}

export interface Report {
  readonly settings: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly sliceMilliseconds: number;
  readonly sizes: readonly Size[];
  readonly targets: readonly Target[];
  readonly faults: readonly string[];
}

export function sizeOf(measured: Measured): Size {
  const { tables, boards, floor, full, peer, fromLines, correction, others } = measured;
  return {
    tables,
    boards,
    milliseconds: {
      'the floor: every score added to two totals': figureOf(floor),
      'full matchpointing': figureOf(full),
      'full matchpointing by bridge-scorer': figureOf(peer),
      'lines checked, put into columns and matchpointed': figureOf(fromLines),
      'one correction': figureOf(correction),
      ...Object.fromEntries(others.map(({ method, full: values }) => [method, figureOf(values)])),
    },
    fullToFloor: ratioOf(full, floor),
    peerToFull: ratioOf(peer, full),
    correctionToFull: ratioOf(correction, full),
  };
}

export function targetsOf(sizes: readonly Size[], boards: number): Target[] {
  const at = (tables: number) => sizes.filter((size) => size.tables === tables && size.boards === boards);
  return [
    ...[1_000, 10_000].flatMap((tables) =>
      at(tables).map(({ fullToFloor }) => ({
        what: `full matchpointing of ${tables} tables, to the floor`,
        ratio: fullToFloor,
        atMost: 3,
      })),
    ),
    ...at(10_000).map(({ correctionToFull }) => ({
      what: 'one correction at 10000 tables, to a full run',
      ratio: correctionToFull,
      atMost: 0.05,
      aim: 0.01,
    })),
  ];
}

/** The report for people: medians, in brackets the lowest and the highest. */
export function printed({ settings, rounds, sliceMilliseconds, sizes, targets, faults }: Report): string {
  const lines = ['Settings', ...Object.entries(settings).map(([name, value]) => `  ${name}: ${value}`)];
  lines.push('', `Milliseconds: median of ${rounds} rounds of ${sliceMilliseconds} ms [lowest to highest]`);
  for (const size of sizes) {
    lines.push(`  ${size.tables} tables, ${size.boards} boards`);
    for (const [name, figure] of Object.entries(size.milliseconds)) {
      lines.push(`    ${name.padEnd(50)} ${shown(figure, 4)}`);
    }
    lines.push(
      `    full to the floor ${shown(size.fullToFloor, 2)}, bridge-scorer to full ${shown(size.peerToFull, 1)}`,
      `    one correction to full ${shown(size.correctionToFull, 4)}`,
    );
  }
  lines.push('', 'Targets, ratios round by round');
  for (const { what, ratio, atMost, aim } of targets) {
    const verdict = ratio.median <= atMost ? 'reached' : 'missed';
    const aimed = aim === undefined ? '' : `, aim ${aim} ${ratio.median <= aim ? 'reached' : 'missed'}`;
    lines.push(`  ${what.padEnd(50)} ${shown(ratio, 4)}: at most ${atMost} ${verdict}${aimed}`);
  }
  lines.push(
    '',
    faults.length === 0
      ? 'All totals are those of bridge-scorer; after all corrections they are those of scoring anew.'
      : `${faults.length} FAULTS`,
    ...faults.slice(0, 20).map((fault) => `  ${fault}`),
  );
  return lines.join('\n');
}

function shown({ median, lowest, highest }: Figure, decimals: number): string {
  return `${median.toFixed(decimals)} [${lowest.toFixed(decimals)} to ${highest.toFixed(decimals)}]`;
}
