import type { Rational } from '../rational.js';
import { rank, type Rank, type RankingEntry } from './rank.js';
import {
  tieBreakValues,
  type TieBreak,
  type TieBreakRegulation,
  type TieBreakValues,
  type TieFacts,
} from './tie-breaks.js';

/** A rule that was asked about those who were tied, and what it said. */
export interface TieBreakStep {
  readonly rule: TieBreak;
  readonly tied: readonly string[];
  /** Nothing when the rule does not apply to them. */
  readonly values: TieBreakValues | undefined;
}

/** A place with what has told the contestant apart from those with the same value. */
export interface DecidedRank extends Rank {
  readonly steps: readonly TieBreakStep[];
}

/**
 * Ranks by value, and those with equal values by the rules in their order. Whom no rule tells apart share their place.
 *
 * @returns as `rank` does
 */
export function rankWithTieBreaks(
  entries: readonly RankingEntry[],
  regulation: TieBreakRegulation,
  facts: TieFacts,
): DecidedRank[] {
  const ranks = rank(entries);
  const decided: DecidedRank[] = [];
  for (let at = 0; at < ranks.length;) {
    const { place, last } = ranks[at]!;
    const size = place === undefined || last === undefined ? 1 : last - place + 1;
    const sharing = ranks.slice(at, at + size);
    decided.push(...(size === 1 ? [{ ...ranks[at]!, steps: [] }] : untied(sharing, regulation, facts)));
    at += size;
  }
  return decided;
}

function untied(
  sharing: readonly Rank[],
  regulation: TieBreakRegulation,
  facts: TieFacts,
): readonly DecidedRank[] {
  const first = sharing[0]!.place!;
  const byName = new Map(sharing.map((one) => [one.contestant, one]));
  let above = first - 1;
  const groups = split([...byName.keys()], 0, [], regulation, facts);
  return groups.flatMap(({ tied, steps }) => {
    const place = above + 1;
    above += tied.length;
    return tied.map((contestant) => ({ ...byName.get(contestant)!, place, last: above, steps }));
  });
}

interface Group {
  readonly tied: readonly string[];
  readonly steps: readonly TieBreakStep[];
}

/** Groups of contestants, the best first; those of one group are equal. */
function split(
  tied: readonly string[],
  from: number,
  before: readonly TieBreakStep[],
  regulation: TieBreakRegulation,
  facts: TieFacts,
): readonly Group[] {
  const rule = regulation.rules[from];
  if (tied.length === 1 || !rule) return [{ tied, steps: before }];
  const values = tieBreakValues(rule, tied, facts);
  const steps = [...before, { rule, tied, values }];
  const groups = values ? byValues(tied, values) : [tied];
  return groups.flatMap((group) => {
    const again = groups.length > 1 && startsAgain(group, regulation);
    return split(group, again ? 0 : from + 1, steps, regulation, facts);
  });
}

function startsAgain(group: readonly string[], { afterSplit }: TieBreakRegulation): boolean {
  return afterSplit === 'start-again' || (afterSplit === 'two-start-again' && group.length === 2);
}

function byValues(tied: readonly string[], values: TieBreakValues): string[][] {
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
