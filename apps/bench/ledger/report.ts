import type { Checks } from './checks.js';
import type { ContenderKind, Scenario, Throughput } from './measurements.js';
import type { Timing } from './reading.js';
import { figureOf, ratioOf, type Figure } from '../statistics.js';
import type { JournalsToWrite, JournalsWritten, JournalWriter } from './whole-journals.js';

/** A load with the best of each kind of contender, and how the ledger stands to the others. */
export interface Comparison {
  readonly scenario: Scenario;
  readonly contenders: readonly {
    readonly name: string;
    readonly kind: ContenderKind;
    readonly eventsPerSecond: Figure;
  }[];
  readonly toRaw: Figure;
  readonly toEmmett: Figure;
}

/** Whole journals written at once, and how the ledger's ways compare with the floors. */
export interface JournalsCompared {
  readonly written: JournalsToWrite;
  readonly ways: readonly {
    readonly by: JournalWriter;
    readonly commandsPerSecond: Figure;
    readonly eventsPerSecond: Figure;
  }[];
  readonly ratios: readonly {
    readonly of: JournalWriter;
    readonly to: JournalWriter;
    readonly ratio: Figure;
  }[];
}

export interface Target {
  readonly what: string;
  readonly ratio: Figure;
  readonly atLeast: number;
  readonly aim?: number;
}

export interface Report {
  readonly settings: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly sliceMilliseconds: number;
  readonly appends: readonly Comparison[];
  readonly targets: readonly Target[];
  /** Milliseconds for 1,000 events. */
  readonly reading: readonly { readonly name: string; readonly milliseconds: Figure }[];
  /** Milliseconds from the acknowledgement to the delivery. */
  readonly followLag: readonly { readonly name: string; readonly milliseconds: Figure }[];
  readonly wholeBooks: readonly JournalsCompared[];
  readonly checks: Checks;
}

export function compare(results: readonly Throughput[]): Comparison[] {
  const scenarios = [...new Set(results.map(({ scenario }) => scenario))];
  return scenarios.map((scenario) => {
    const own = results.filter((result) => result.scenario === scenario);
    const best = (kind: ContenderKind) =>
      own
        .filter((result) => result.kind === kind)
        .toSorted((a, b) => figureOf(b.values).median - figureOf(a.values).median)[0]!;
    const ledger = best('ledger').values;
    return {
      scenario,
      contenders: own.map(({ contender, kind, values }) => ({
        name: kind === 'ledger, followed live' ? kind : contender,
        kind,
        eventsPerSecond: figureOf(values),
      })),
      toRaw: ratioOf(ledger, best('raw').values),
      toEmmett: ratioOf(ledger, best('emmett').values),
    };
  });
}

export function journalsCompared(results: readonly JournalsWritten[]): JournalsCompared[] {
  return [...new Set(results.map(({ written }) => written))].map((written) => {
    const own = results.filter((result) => result.written === written);
    const of = (by: JournalWriter) => own.find((result) => result.by === by)!.values;
    return {
      written,
      ways: own.map(({ by, values }) => ({
        by,
        commandsPerSecond: figureOf(values),
        eventsPerSecond: figureOf(values.map((value) => value * written.events)),
      })),
      ratios: (['appended', 'appended together'] as const).flatMap((one) =>
        (['inserted', 'copied'] as const).map((to) => ({ of: one, to, ratio: ratioOf(of(one), of(to)) })),
      ),
    };
  });
}

export function targetsOf(comparisons: readonly Comparison[]): Target[] {
  const find = (clients: number, many: boolean) =>
    comparisons.find(
      ({ scenario }) =>
        scenario.clients === clients && scenario.tournaments > 1 === many && scenario.events === 1,
    );
  const wanted: [string, Comparison | undefined, 'toRaw' | 'toEmmett', number, number?][] = [
    ['64 tournaments, 32 clients, to Emmett', find(32, true), 'toEmmett', 2, 3],
    ['64 tournaments, 32 clients, to raw', find(32, true), 'toRaw', 0.6, 1],
    ['64 tournaments, 256 clients, to raw', find(256, true), 'toRaw', 1.1, 1.5],
    ['one tournament, 32 clients, to raw', find(32, false), 'toRaw', 0.9],
  ];
  return wanted.flatMap(([what, comparison, to, atLeast, aim]) =>
    comparison ? [{ what, ratio: comparison[to], atLeast, ...(aim === undefined ? {} : { aim }) }] : [],
  );
}

export function timings(measured: readonly Timing[]): { name: string; milliseconds: Figure }[] {
  return measured.map(({ name, values }) => ({ name, milliseconds: figureOf(values) }));
}

/** The report for people: medians, in brackets the lowest and the highest. */
export function printed(report: Report): string {
  const lines = [
    'Settings',
    ...Object.entries(report.settings).map(([name, value]) => `  ${name}: ${value}`),
  ];
  lines.push(
    '',
    `Appends, events a second: median of ${report.rounds} rounds of ${report.sliceMilliseconds} ms [lowest to highest]`,
  );
  for (const { scenario, contenders, toRaw, toEmmett } of report.appends) {
    const where = scenario.tournaments === 1 ? 'one tournament' : `${scenario.tournaments} tournaments`;
    const clients = scenario.clients === 1 ? '1 client' : `${scenario.clients} clients`;
    const events = scenario.events === 1 ? '' : `, ${scenario.events} events an append`;
    lines.push(`  ${clients}, ${where}${events}`);
    for (const { name, eventsPerSecond } of contenders)
      lines.push(`    ${name.padEnd(32)} ${whole(eventsPerSecond)}`);
    lines.push(`    ledger to the best raw INSERT: ${decimal(toRaw)}, to Emmett: ${decimal(toEmmett)}`);
  }
  lines.push('', 'Targets, ratios round by round');
  for (const { what, ratio, atLeast, aim } of report.targets) {
    const verdict = ratio.median >= atLeast ? 'reached' : 'missed';
    const aimed = aim === undefined ? '' : `, aim ${aim} ${ratio.median >= aim ? 'reached' : 'missed'}`;
    lines.push(`  ${what.padEnd(40)} ${decimal(ratio)}: at least ${atLeast} ${verdict}${aimed}`);
  }
  lines.push('', 'Reading 1,000 events, milliseconds');
  for (const { name, milliseconds } of report.reading)
    lines.push(`  ${name.padEnd(46)} ${decimal(milliseconds)}`);
  lines.push('', 'Follow lag, milliseconds from acknowledgement to delivery');
  for (const { name, milliseconds } of report.followLag)
    lines.push(`  ${name.padEnd(46)} ${decimal(milliseconds)}`);
  lines.push(
    '',
    'Whole books, commands and events a second; inserted and copied: the same lines, with nothing that the ledger does',
  );
  for (const { written, ways, ratios } of report.wholeBooks) {
    const { books, commands, events } = written;
    lines.push(
      `  ${books === 1 ? 'one book' : `${books} books side by side`} of ${commands} commands with ${events} events`,
    );
    for (const { by, commandsPerSecond, eventsPerSecond } of ways)
      lines.push(
        `    ${by.padEnd(18)} ${whole(commandsPerSecond)} commands, ${whole(eventsPerSecond)} events`,
      );
    for (const { of, to, ratio } of ratios) lines.push(`    ${of} to ${to}: ${decimal(ratio)}`);
  }
  const { tournaments, acknowledged, stored, delivered, chains, faults } = report.checks;
  lines.push(
    '',
    'Afterwards',
    `  ${acknowledged} events acknowledged, ${stored} stored, ${delivered} delivered to live followers`,
    `  ${chains} of ${tournaments} chains hold`,
    ...faults.map((fault) => `  FAULT ${fault}`),
  );
  return lines.join('\n');
}

function whole({ median, lowest, highest }: Figure): string {
  return `${median.toFixed(0).padStart(7)} [${lowest.toFixed(0)} to ${highest.toFixed(0)}]`;
}

function decimal({ median, lowest, highest }: Figure): string {
  return `${median.toFixed(2)} [${lowest.toFixed(2)} to ${highest.toFixed(2)}]`;
}
