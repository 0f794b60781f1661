import type { Side } from '#cards';
import { gain } from '../imps/gain.js';
import { imps } from '../imps/imp-scale.js';
import type { Frequencies } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import type { CrossImpRegulation } from './regulation.js';

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
