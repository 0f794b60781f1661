import { imps } from '#scoring';
import { grouped } from '../grouped.js';
import { pointsIn } from './usebio-lines.js';
import { POINTS } from './usebio-points.js';
import type { UsebioSection } from './usebio-section.js';

/** The methods whose awards are IMPs of a field. */
export type MethodOfImps = 'cross-imps' | 'butler';

/** What a line scored, and the IMPs of North-South as they are printed. */
interface ImpLine {
  readonly board: number;
  readonly score: number;
  readonly imps: string | undefined;
}

/** Of so many lines at least the IMPs have to fit. */
const TELLING = 0.8;

/** So many comparisons of two scores are enough to tell. */
const ENOUGH = 1_000_000;

/**
 * Which sections were one field, by their IMPs: a section whose IMPs do not come from its own scores is put together with
 * those behind it, until those of nearly every line do.
 *
 * @returns each by itself where the IMPs do not tell
 */
export function fieldsOfImps(sections: readonly UsebioSection[], method: MethodOfImps): string[][] {
  const read = sections.map((section) => linesOf(section, method));
  const groups: string[][] = [];
  let from = 0;
  while (from < sections.length) {
    let to = from + 1;
    while (to < sections.length && !fits(read.slice(from, to).flat(), method)) to++;
    if (!fits(read.slice(from, to).flat(), method)) to = from + 1;
    groups.push(sections.slice(from, to).map(({ section }) => section.section));
    from = to;
  }
  return groups;
}

function linesOf({ lines }: UsebioSection, method: MethodOfImps): ImpLine[] {
  const names = POINTS[method].map((name) => `NS_${name}`);
  return lines.flatMap(({ record, line: { board, outcome } }) =>
    outcome.ns.kind === 'score'
      ? [{ board, score: outcome.ns.score, imps: pointsIn(record.fields, names) }]
      : [],
  );
}

/** Whether the printed IMPs of nearly all lines come from a field of these alone. */
function fits(lines: readonly ImpLine[], method: MethodOfImps): boolean {
  let [told, fitting, compared] = [0, 0, 0];
  for (const those of grouped(lines, ({ board }) => board).values()) {
    if (compared > ENOUGH) break;
    compared += those.length ** 2;
    const all = those.map(({ score }) => score);
    const datums = method === 'butler' ? datumsOf(all) : [];
    for (const { score, imps: printed } of those) {
      if (printed === undefined) continue;
      told++;
      const possible = method === 'butler' ? datums.map((datum) => imps(score - datum)) : crossed(score, all);
      const [, decimals = ''] = printed.split('.');
      const half = 0.5 * 10 ** -decimals.length + 1e-9;
      if (possible.some((own) => Math.abs(own - Number(printed)) <= half)) fitting++;
    }
  }
  return told > 0 && fitting >= TELLING * told;
}

/** IMPs against every other score: their sum, or divided by how many others, or scores, there are. */
function crossed(score: number, all: readonly number[]): number[] {
  const sum = all.reduce((total, other) => total + imps(score - other), 0);
  return [sum, sum / Math.max(1, all.length - 1), sum / all.length];
}

/** Datums as programs take them: of all scores or without one or two at either end, whole or in tens. */
function datumsOf(all: readonly number[]): number[] {
  const sorted = all.toSorted((one, other) => one - other);
  const means = [0, 1, 2].flatMap((cut) => {
    const rest = sorted.slice(cut, sorted.length - cut);
    return rest.length === 0 ? [] : [rest.reduce((sum, score) => sum + score, 0) / rest.length];
  });
  const rounded = means.flatMap((mean) => [
    Math.round(mean),
    10 * Math.floor(mean / 10),
    10 * Math.round(mean / 10),
    10 * Math.ceil(mean / 10),
  ]);
  return [...new Set(rounded)];
}
