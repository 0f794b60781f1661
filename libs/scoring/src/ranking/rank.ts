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
  const rankings = new Map<string, RankingEntry[]>();
  for (const entry of entries) {
    const ranking = rankings.get(entry.ranking);
    if (ranking) ranking.push(entry);
    else rankings.set(entry.ranking, [entry]);
  }
  return [...rankings.values()].flatMap(rankOne);
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
