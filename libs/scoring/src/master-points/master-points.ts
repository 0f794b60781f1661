import type { Rank } from '../ranking/rank.js';
import { Rational, type RationalLike } from '../arithmetic/rational.js';

/** What places are worth: a table of a federation's, given as data. Plain data. */
export interface MasterPointTable {
  readonly rows: readonly {
    /** The fewest contestants that the row is for; the row with the most of them applies. */
    readonly contestants: number;
    /** Of the first place, the second, and so on; behind them nothing. */
    readonly points: readonly RationalLike[];
  }[];
  /** Those who share places have the mean of what these are worth, or each what the best of them is. */
  readonly shared: 'mean' | 'best';
  /** Multiplies all: a grade of tournament, or the boards. */
  readonly factor?: RationalLike;
  /** Decimals, halves away from zero; exact without them. */
  readonly decimals?: number;
}

export interface MasterPoints {
  readonly contestant: string;
  readonly points: Rational;
}

/** The master points of one ranking, in its order; who takes no place has none, but is one of the contestants. */
export function masterPoints(ranks: readonly Rank[], table: MasterPointTable): MasterPoints[] {
  const row = table.rows
    .filter(({ contestants }) => contestants <= ranks.length)
    .toSorted((a, b) => b.contestants - a.contestants)[0];
  return ranks.map(({ contestant, place, last }) => {
    if (!row || place === undefined || last === undefined) return { contestant, points: Rational.ZERO };
    const until = table.shared === 'best' ? place : last;
    const worth = Array.from({ length: until - place + 1 }, (_, at) =>
      Rational.from(row.points[place - 1 + at] ?? 0),
    );
    const mean = Rational.sum(worth).div(Rational.of(worth.length));
    const exact = mean.mul(Rational.from(table.factor ?? 1));
    const points = table.decimals === undefined ? exact : exact.roundHalfAwayFromZero(table.decimals);
    return { contestant, points };
  });
}
