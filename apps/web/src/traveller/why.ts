import { Rational } from '#scoring';
import type { SideName } from '#tournament';
import type { AwardSeen, ChartSeen, TravellerLineSeen, TravellerSeen } from '../api/documents.js';

/** What an award by comparison is made of: exact numbers as text, for the words around them. */
export interface Comparison {
  readonly factoring: ChartSeen['factoring'];
  /** Scores on the board, and how many there should be. */
  readonly scores: number;
  readonly expected: number;
  readonly beaten: string;
  readonly equal: string;
  readonly better: string;
  /** Matchpoints among the scores there are, and the most that there can be. */
  readonly raw: string;
  readonly rawTop: string;
  readonly points: string;
  readonly top: string;
}

/**
 * Why a side's score is worth what it is: its row of the board's frequencies. Undefined where the award does not come
 * from a comparison.
 */
export function comparisonOf(
  { fields }: Pick<TravellerSeen, 'fields'>,
  { field }: Pick<TravellerLineSeen, 'field'>,
  side: SideName,
  award: AwardSeen,
): Comparison | undefined {
  if (award.kind !== 'scored') return undefined;
  const found = fields.find((each) => each.field === field);
  const chart = found?.charts.find((each) => each.side === side);
  const row = chart?.rows.find(({ score }) => score === award.score);
  if (!found || !chart || !row) return undefined;
  const { scores, expected, factoring } = chart;
  const equal = Rational.parse(row.frequency).sub(Rational.of(1));
  // The top grows by the same for each further score.
  const perScore = Rational.parse(found.top).div(Rational.of(Math.max(1, expected - 1)));
  return {
    factoring,
    scores,
    expected,
    beaten: row.beaten,
    equal: equal.toString(),
    better: row.better,
    raw: row.raw,
    rawTop: perScore.mul(Rational.of(scores - 1)).toString(),
    points: award.points,
    top: award.top,
  };
}
