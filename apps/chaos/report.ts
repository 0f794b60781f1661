import type { CommittedFault } from './faults/commit-faults.js';
import type { ChaosReport } from './run/run-chaos.js';

/** How many faults of a check are printed. */
const SHOWN = 20;

/** A report as text: figures by kind of fault, then the checks. */
export function printed(report: ChaosReport): string {
  const { committed, notTried, commands, statuses, streamsOpened, evenings, ends, checks } = report;
  return [
    '',
    'fault                count   first acknowledged, p50 and longest (ms)   fault over, p50 and longest (ms)',
    ...byKind(committed).map(([kind, those]) => {
      const acknowledged = figures(those.flatMap(({ acknowledgedMs }) => acknowledgedMs ?? []));
      const took = figures(those.map(({ tookMs }) => tookMs));
      return `${kind.padEnd(20)} ${`${those.length}`.padStart(5)}   ${acknowledged.padEnd(41)}  ${took}`;
    }),
    `not tried here: ${notTried.join(', ') || 'nothing'}`,
    '',
    `${evenings} evenings; commands: ${commands.acknowledged} acknowledged, ${commands.repeated} repeated, ${commands.refused} refused; ${commands.unanswered} requests without an answer`,
    `streams opened ${streamsOpened} times; answers by status:`,
    ...Object.entries(statuses)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([status, count]) => `  ${count} × ${status}`),
    ...(ends.length > 0
      ? ['processes that ended by themselves, or did not start:', ...countedEnds(ends)]
      : []),
    '',
    ...checks.flatMap(({ what, count, faults }) => [
      `${faults.length === 0 ? '✓' : '✗'} ${what} (${count})`,
      ...faults.slice(0, SHOWN).map((fault) => `    ${fault}`),
      ...(faults.length > SHOWN ? [`    and ${faults.length - SHOWN} more`] : []),
    ]),
  ].join('\n');
}

function byKind(committed: readonly CommittedFault[]): [string, CommittedFault[]][] {
  const kinds = [...new Set(committed.map(({ fault }) => fault.kind))].toSorted();
  return kinds.map((kind) => [kind, committed.filter(({ fault }) => fault.kind === kind)]);
}

function figures(milliseconds: readonly number[]): string {
  if (milliseconds.length === 0) return 'none';
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const [middle, most] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
  return `${middle.toFixed(0).padStart(7)} ${most.toFixed(0).padStart(7)}`;
}

function countedEnds(ends: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].map(([end, count]) => `  ${count} × ${end}`);
}
