import { imps } from '#scoring';
import { grouped } from '../../text/grouped.js';
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

/** As many sections are tried in every combination; of more only those that stand side by side. */
const MOST_COMBINED = 6;

/** Which sections were one field, and where the IMPs fit several ways as well: how it is read, and how it might be. */
export interface FieldsOfImps {
  readonly groups: readonly string[][];
  readonly uncertain: readonly { readonly read: string; readonly other: string }[];
}

/**
 * Which sections were one field, by their IMPs: a section is put together with those with which the IMPs of most lines, and
 * of nearly all, come from their scores.
 *
 * @returns each by itself where the IMPs do not tell
 */
export function fieldsOfImps(sections: readonly UsebioSection[], method: MethodOfImps): FieldsOfImps {
  const read = sections.map((section) => linesOf(section, method));
  const letters = sections.map(({ section }) => section.section);
  const nameOf = (those: readonly number[]) => those.map((at) => letters[at]).join('+');
  const groups: string[][] = [];
  const uncertain: { readonly read: string; readonly other: string }[] = [];
  let open = sections.map((_, at) => at);
  while (open.length > 0) {
    const alone = open.slice(0, 1);
    const fitting = candidatesOf(open)
      .map((those) => ({
        those,
        share: shareFitting(
          those.flatMap((at) => read[at]!),
          method,
        ),
      }))
      .filter(({ share }) => share >= TELLING)
      .toSorted((one, other) => other.share - one.share);
    const [best, next] = fitting;
    const isUncertain = next && (best!.share < 1 || next.those.length === best!.those.length);
    if (isUncertain && (best!.share < 1 || next.share === 1))
      uncertain.push({ read: nameOf(best!.those), other: nameOf(next.those) });
    const taken = best?.those ?? alone;
    groups.push(taken.map((at) => letters[at]!));
    open = open.filter((at) => !taken.includes(at));
  }
  return { groups, uncertain };
}

/** The first of some sections, alone and with others: the fewest first, of as many those side by side. */
function candidatesOf([first, ...others]: readonly number[]): number[][] {
  const sideBySide = others.map((_, count) => [first!, ...others.slice(0, count + 1)]);
  if (others.length >= MOST_COMBINED) return [[first!], ...sideBySide];
  const all = others.reduce<number[][]>(
    (some, at) => [...some, ...some.map((those) => [...those, at])],
    [[first!]],
  );
  const isSideBySide = (those: readonly number[]) => sideBySide.some((one) => one.join() === those.join());
  return all.toSorted(
    (one, other) => one.length - other.length || Number(isSideBySide(other)) - Number(isSideBySide(one)),
  );
}

function linesOf({ lines }: UsebioSection, method: MethodOfImps): ImpLine[] {
  const names = POINTS[method].map((name) => `NS_${name}`);
  return lines.flatMap(({ record, line: { board, outcome } }) =>
    outcome.ns.kind === 'score'
      ? [{ board, score: outcome.ns.score, imps: pointsIn(record.fields, names) }]
      : [],
  );
}

/** Of how many lines, from 0 to 1, the printed IMPs come from a field of these alone. */
function shareFitting(lines: readonly ImpLine[], method: MethodOfImps): number {
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
  return told > 0 ? fitting / told : 0;
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
