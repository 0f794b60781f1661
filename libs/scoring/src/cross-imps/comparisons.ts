import type { Side } from '#cards';
import { gain, imps } from '../imps/imp-scale.js';
import type { Frequencies } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';

/** How a board's score is compared with each other score of its field. Plain data. */
export interface CrossImpRegulation {
  /**
   * What the IMPs of all comparisons come to. A is the number of scores, E the number that the board should have.
   * - sum: their sum.
   * - scheduled-sum: their sum times E/A, so that each board counts alike. EBU White Book 2025, 4.2.4 and 4.2.5.
   * - per-comparison: the sum divided by the A - 1 comparisons.
   * - scheduled-per-comparison: the sum times E/A, divided by the E - 1 comparisons of a full board.
   * - vp-form: the sum divided by the square root of A(A - 1)/2, for a scale of victory points of teams. EBU White
   *   Book 2025, 3.1.3.
   */
  readonly result: 'sum' | 'scheduled-sum' | 'per-comparison' | 'scheduled-per-comparison' | 'vp-form';
  /** The most IMPs of one comparison: 17 in the Cavendish. */
  readonly cap?: number;
  /** Whether the only score of a board is cancelled for average plus, or has 0 IMPs. */
  readonly singleScore: 'average-plus' | 'zero';
  /**
   * Decimals of an award, halves away from zero; exact without them, but for the vp-form, whose awards are irrational
   * and have 4 then.
   */
  readonly decimals?: number;
}

/** One score against another of the field. */
export interface Comparison {
  readonly score: number;
  /** How many of the others have it: a whole number unless weights are. */
  readonly times: Rational;
  /** What the side has more than it, in points. */
  readonly difference: number;
  /** For one comparison, capped where the regulation caps it. */
  readonly imps: number;
}

/** One score against all others of the field. */
export interface ComparisonRow {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  readonly frequency: Rational;
  /** Best first for the side. */
  readonly comparisons: readonly Comparison[];
  /** The IMPs of all comparisons. */
  readonly sum: Rational;
}

/** All scores that one side has on one form of the board, each against all others. */
export interface ComparisonChart {
  readonly side: Side;
  /** Which form of a fouled board these are; the only one has no name. */
  readonly form: string | undefined;
  /** How many scores there are. */
  readonly scores: number;
  readonly expected: number;
  /** Best first for the side. */
  readonly rows: readonly ComparisonRow[];
}

/** Each score of one side against all others. A weighted score is there with its weights. */
export function comparisonChart(
  side: Side,
  form: string | undefined,
  { scores, times: frequencies }: Frequencies,
  expected: number,
  regulation: CrossImpRegulation,
): ComparisonChart {
  const field = [...frequencies].sort(([a], [b]) => gain(side, b, a));
  const rows = field.map(([score, frequency]) => {
    const comparisons = field.map(([other, times]) =>
      compared(gain(side, score, other), other, times, regulation),
    );
    const sum = Rational.sum(comparisons.map((one) => one.times.mul(Rational.of(one.imps))));
    return { score, frequency, comparisons: comparisons.filter(({ times }) => !times.isZero), sum };
  });
  return { side, form, scores, expected, rows };
}

function compared(
  difference: number,
  score: number,
  frequency: Rational,
  { cap = Number.POSITIVE_INFINITY }: CrossImpRegulation,
): Comparison {
  const worth = imps(difference);
  return {
    score,
    // A score is not compared with itself: of its own frequency all but 1 are others, also when weights make it a part.
    times: difference === 0 ? frequency.sub(Rational.ONE) : frequency,
    difference,
    imps: Math.max(-cap, Math.min(cap, worth)),
  };
}
