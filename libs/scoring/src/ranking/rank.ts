import { grouped } from '#cards';
import { Rational } from '../arithmetic/rational.js';

/** Someone to be ranked by a value, the more the better. */
export interface RankingEntry {
  readonly contestant: string;
  readonly value: Rational;
  /** Which ranking: two-winner lines, and sections that are apart, have one each. */
  readonly ranking: string;
  /** False for those who take no place. */
  readonly ranked?: boolean;
}

/** A contestant's place: 1, 2=, 2=, 4. */
export interface Rank extends Omit<RankingEntry, 'ranked'> {
  /** From 1; nothing for those who take no place. */
  readonly place: number | undefined;
  /** The last of the places that those with this value share: `place` when nobody shares it. */
  readonly last: number | undefined;
}

/**
 * Ranks by value: equal values share a place, and the next place counts them all. Those who take no place come last.
 *
 * @returns ranking by ranking in the order in which they first appear, each from the first place; equals in the order
 * of the entries
 */
export function rank(entries: readonly RankingEntry[]): Rank[] {
  return [...grouped(entries, ({ ranking }) => ranking).values()].flatMap(rankOne);
}

function rankOne(entries: readonly RankingEntry[]): Rank[] {
  const byValue = entries.toSorted((a, b) => b.value.compare(a.value));
  const sharing: RankingEntry[][] = [];
  for (const entry of byValue.filter(({ ranked }) => ranked !== false)) {
    const equals = sharing.at(-1);
    if (equals?.[0]?.value.equals(entry.value)) equals.push(entry);
    else sharing.push([entry]);
  }
  let above = 0;
  const places = sharing.flatMap((equals) => {
    const place = above + 1;
    above += equals.length;
    return equals.map((entry) => rankOf(entry, place, above));
  });
  const unplaced = byValue.filter(({ ranked }) => ranked === false);
  return [...places, ...unplaced.map((entry) => rankOf(entry, undefined, undefined))];
}

function rankOf(
  { contestant, value, ranking }: RankingEntry,
  place: number | undefined,
  last: number | undefined,
): Rank {
  return { contestant, value, ranking, place, last };
}

/** By contestant what a rule makes of those who are tied: values that are compared one after the other, the more the better. */
export type RuleValues = ReadonlyMap<string, readonly Rational[]>;

/** A rule that was asked about those who were tied, and what it said. */
export interface RuleStep<Rule> {
  readonly rule: Rule;
  readonly tied: readonly string[];
  /** Nothing when the rule does not apply to them. */
  readonly values: RuleValues | undefined;
}

/** A place with what has told the contestant apart from those with the same value. */
export interface RuledRank<Rule> extends Rank {
  readonly steps: readonly RuleStep<Rule>[];
}

/** How ties are broken. */
export interface TieRules<Rule> {
  /** In the order in which they are asked. */
  readonly rules: readonly Rule[];
  /** What a rule makes of those who are tied; nothing when it does not apply to them. */
  valuesOf(rule: Rule, tied: readonly string[]): RuleValues | undefined;
  /** Whether those who are still tied after a rule has told others apart are asked the first rule again. */
  startsAgain?(group: readonly string[]): boolean;
}

/**
 * Ranks by value, and those with equal values by the rules in their order. Whom no rule tells apart share their place.
 *
 * @returns as `rank` does
 */
export function rankByRules<Rule>(
  entries: readonly RankingEntry[],
  tieRules: TieRules<Rule>,
): RuledRank<Rule>[] {
  const ranks = rank(entries);
  const decided: RuledRank<Rule>[] = [];
  for (let at = 0; at < ranks.length;) {
    const { place, last } = ranks[at]!;
    const size = place === undefined || last === undefined ? 1 : last - place + 1;
    const sharing = ranks.slice(at, at + size);
    decided.push(...(size === 1 ? [{ ...ranks[at]!, steps: [] }] : untied(sharing, tieRules)));
    at += size;
  }
  return decided;
}

function untied<Rule>(sharing: readonly Rank[], tieRules: TieRules<Rule>): readonly RuledRank<Rule>[] {
  const first = sharing[0]!.place!;
  const byName = new Map(sharing.map((one) => [one.contestant, one]));
  let above = first - 1;
  const groups = split([...byName.keys()], 0, [], tieRules);
  return groups.flatMap(({ tied, steps }) => {
    const place = above + 1;
    above += tied.length;
    return tied.map((contestant) => ({ ...byName.get(contestant)!, place, last: above, steps }));
  });
}

interface Group<Rule> {
  readonly tied: readonly string[];
  readonly steps: readonly RuleStep<Rule>[];
}

/** Groups of contestants, the best first; those of one group are equal. */
function split<Rule>(
  tied: readonly string[],
  from: number,
  before: readonly RuleStep<Rule>[],
  tieRules: TieRules<Rule>,
): readonly Group<Rule>[] {
  const rule = tieRules.rules[from];
  if (tied.length === 1 || rule === undefined) return [{ tied, steps: before }];
  const values = tieRules.valuesOf(rule, tied);
  const steps = [...before, { rule, tied, values }];
  const groups = values ? byValues(tied, values) : [tied];
  return groups.flatMap((group) => {
    const again = groups.length > 1 && (tieRules.startsAgain?.(group) ?? false);
    return split(group, again ? 0 : from + 1, steps, tieRules);
  });
}

function byValues(tied: readonly string[], values: RuleValues): string[][] {
  const groups: string[][] = [];
  for (const one of tied.toSorted((a, b) => compare(values.get(b)!, values.get(a)!))) {
    const equals = groups.at(-1);
    if (equals && compare(values.get(equals[0]!)!, values.get(one)!) === 0) equals.push(one);
    else groups.push([one]);
  }
  return groups;
}

function compare(a: readonly Rational[], b: readonly Rational[]): number {
  for (const [at, value] of a.entries()) {
    const difference = value.compare(b[at]!);
    if (difference !== 0) return difference;
  }
  return 0;
}
