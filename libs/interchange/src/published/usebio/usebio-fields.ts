import { grouped } from '#cards';
import { Rational, imps } from '#scoring';
import { eachApart, type PublishedScoring } from '../published-game.js';
import type { UsebioSection } from './usebio-section.js';
import { pointsIn } from './usebio-lines.js';
import { POINTS } from './usebio-scoring.js';
import { instructionName } from '../xml.js';

/**
 * Where USEBIO says which sections are compared and which are ranked together, if that is not each by itself: the format
 * has no element for it, so it is a processing instruction: `A+B C; A+B C`.
 */
export const FIELDS = instructionName('tirage-fields');

type Fields = Pick<PublishedScoring, 'scored' | 'ranked'>;

/** How sections are put together, in a few words; nothing where each is by itself. */
export function fieldsText({ scored, ranked }: Fields): string | undefined {
  const isApart = [...scored, ...ranked].every((group) => group.length === 1);
  const text = (groups: readonly (readonly string[])[]) => groups.map((group) => group.join('+')).join(' ');
  return isApart ? undefined : `${text(scored)}; ${text(ranked)}`;
}

/** What `fieldsText` has written; nothing where it does not fit the sections. */
export function fieldsOfText(text: string | undefined, sections: readonly string[]): Fields | undefined {
  const [scored, ranked] = (text ?? '').split(';').map((groups) =>
    groups
      .trim()
      .split(/\s+/)
      .map((group) => group.split('+')),
  );
  const isWhole = (groups: readonly (readonly string[])[] | undefined) =>
    groups !== undefined && groups.flat().toSorted().join() === sections.toSorted().join();
  return isWhole(scored) && isWhole(ranked) ? { scored: scored!, ranked: ranked! } : undefined;
}

/** Of so many lines at least the awards have to tell one number of scores. */
const TELLING = 0.8;

/**
 * Which sections were one field: in matchpoints both awards of a line add up to twice the other scores of its board, so
 * that they tell how many there were. Sections whose boards have fewer scores than that are put together, in their order,
 * until they have so many.
 *
 * @returns each by itself where the awards do not tell
 */
export function fieldsOfAwards(sections: readonly UsebioSection[]): string[][] {
  const letters = sections.map(({ section }) => section.section);
  const told = sections.map((section) => ({
    letter: section.section.section,
    own: mostOnBoard(section),
    scores: scoresTold(section),
  }));
  const open = told.filter(({ own, scores }) => scores !== undefined && scores > own);
  const groups: string[][] = [];
  for (const [scores, those] of grouped(open, (one) => one.scores)) {
    let group: string[] = [];
    let sum = 0;
    for (const { letter, own } of those) {
      group.push(letter);
      sum += own;
      if (sum < scores!) continue;
      if (sum === scores) groups.push(group);
      group = [];
      sum = 0;
    }
  }
  const together = new Set(groups.flat());
  const apart = eachApart(letters.filter((letter) => !together.has(letter)));
  return [...groups, ...apart].toSorted(([one], [other]) => letters.indexOf(one!) - letters.indexOf(other!));
}

function mostOnBoard({ lines }: UsebioSection): number {
  return Math.max(0, ...[...grouped(lines, ({ line }) => line.board).values()].map(({ length }) => length));
}

/** How many scores there were by the awards of most lines; nothing where they do not tell one number. */
function scoresTold({ lines }: UsebioSection): number | undefined {
  const counts = lines.flatMap(({ record: { fields }, line: { outcome } }) => {
    if (outcome.ns.kind !== 'score') return [];
    const [ns, ew] = (['NS', 'EW'] as const).map((side) =>
      pointsIn(
        fields,
        POINTS.matchpoints.map((name) => `${side}_${name}`),
      ),
    );
    if (ns === undefined || ew === undefined) return [];
    const sum = Rational.parse(ns).add(Rational.parse(ew));
    return [sum.div(Rational.of(2)).add(Rational.of(1)).toNumber()];
  });
  const byCount = [...grouped(counts, (count) => count)].toSorted(
    ([, some], [, others]) => others.length - some.length,
  );
  const [most] = byCount;
  if (!most || !Number.isInteger(most[0]) || most[1].length < TELLING * counts.length) return undefined;
  return most[0];
}

/** The methods whose awards are IMPs of a field. */
export type MethodOfImps = 'cross-imps' | 'butler';

/** What a line scored, and the IMPs of North-South as they are printed. */
interface ImpLine {
  readonly board: number;
  readonly score: number;
  readonly imps: string | undefined;
}

/** Of so many lines at least the IMPs have to fit. */
const TELLING_LINES = 0.8;

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
      .filter(({ share }) => share >= TELLING_LINES)
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
