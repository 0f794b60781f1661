import { Rational } from '#scoring';
import { grouped } from '../../text/grouped.js';
import { eachApart, type PublishedScoring } from '../published-game.js';
import type { UsebioSection } from './usebio-section.js';
import { pointsIn } from './usebio-lines.js';
import { POINTS } from './usebio-points.js';
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
