import { rank, Rational } from '#scoring';
import type { PlacingPoints } from './regulation.js';

/** A player's place at a table and what it is worth; those who share places share their points. */
export interface Placing {
  readonly place: number;
  readonly last: number;
  readonly points: Rational;
  /** The part of the table that he has won: 1, 1/2 where two share the first place, 0. */
  readonly won: Rational;
}

/** Places at a table by whists. */
export function placings(
  whists: ReadonlyMap<string, Rational>,
  points: PlacingPoints,
): ReadonlyMap<string, Placing> {
  const worth = (whists.size === 3 ? points.three : points.four).map((one) => Rational.from(one));
  const ranks = rank([...whists].map(([contestant, value]) => ({ contestant, value, ranking: '' })));
  return new Map(
    ranks.map(({ contestant, place, last }) => {
      const [first, final] = [place!, last!];
      const shared = Rational.of(1, final - first + 1);
      const sum = Rational.sum(worth.slice(first - 1, final));
      return [
        contestant,
        { place: first, last: final, points: sum.mul(shared), won: first === 1 ? shared : Rational.ZERO },
      ] as const;
    }),
  );
}
