import { artificialInImps, rounded, uncomparedInImps } from '../artificial/artificial-award.js';
import type { AwardInImps, Rounding } from '../board/board-field.js';
import type { MethodKind } from '../board/field-awards.js';
import type { LineScores } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import {
  comparisonChart,
  type ComparisonChart,
  type ComparisonRow,
  type CrossImpRegulation,
} from './comparisons.js';
import { VP_FORM_DECIMALS, vpFormTotal } from './vp-form.js';

/** What a side gets on a board: IMPs against each other score of its field. */
export type CrossImpAward = AwardInImps<{
  readonly chart: ComparisonChart;
  /** Its row of the chart; several with their weights when the score was assigned with weights. */
  readonly parts: readonly { readonly row: ComparisonRow; readonly weight: Rational }[];
  /** The IMPs of all comparisons. */
  readonly sum: Rational;
  /** What the sum is multiplied by: nothing in the vp-form, where it is the inverse of a root (see `vpFormTotal`). */
  readonly factor: Rational | undefined;
}>;

/**
 * Cross-IMPs: each side's score against each other score that this side has on the same form of the board (Law 78B). What
 * is no score is not compared with. Artificial scores have 3, 0 and -3 IMPs a comparison of a full board, and 3, 0 and -3
 * IMPs in the vp-form; a contestant's session may move them (see `artificialImps`).
 */
export const crossImps: MethodKind<CrossImpRegulation, ComparisonChart, CrossImpAward> = {
  scoring(regulation, { expected }) {
    const unit = crossImpUnit(regulation, expected);
    return {
      top: undefined,
      compare(side, form, frequencies) {
        const chart = comparisonChart(side, form, frequencies, expected, regulation);
        const rows = new Map(chart.rows.map((row) => [row.score, row]));
        const points = new Map<string, Rational>();
        return { chart, award: (scores) => comparedAward(scores, { chart, rows, points }, unit, regulation) };
      },
      uncompared: (result) => uncomparedInImps(result, unit, crossImpRounding(regulation)),
    };
  },
  whileOthersAreToCome: (regulation) => ({ ...regulation, singleScore: 'zero' }),
  rounding: crossImpRounding,
};

/** How many IMPs of a board one IMP a comparison is. */
function crossImpUnit({ result }: CrossImpRegulation, expected: number): Rational {
  return result === 'sum' || result === 'scheduled-sum' ? Rational.of(expected - 1) : Rational.ONE;
}

interface Chart {
  readonly chart: ComparisonChart;
  readonly rows: ReadonlyMap<number, ComparisonRow>;
  /** Points by sum, since roots take long and many tables have the same score. */
  readonly points: Map<string, Rational>;
}

function comparedAward(
  scores: LineScores,
  { chart, rows, points: known }: Chart,
  unit: Rational,
  regulation: CrossImpRegulation,
): CrossImpAward {
  if (chart.scores === 1 && regulation.singleScore === 'average-plus') {
    return artificialInImps('ave+', 'single-score', unit, crossImpRounding(regulation));
  }
  const parts = scores.map(({ score, weight }) => ({ row: rows.get(score)!, weight }));
  const sum = Rational.sum(parts.map(({ row, weight }) => row.sum.mul(weight)));
  const factor = factorOf(chart, regulation);
  const points =
    known.get(sum.toString()) ??
    (factor
      ? rounded(sum.mul(factor), regulation)
      : vpFormTotal([{ sum, scores: chart.scores }], crossImpRounding(regulation).decimals));
  known.set(sum.toString(), points);
  return { kind: 'scored', points, chart, parts, sum, factor };
}

function factorOf(
  { scores, expected }: ComparisonChart,
  { result }: CrossImpRegulation,
): Rational | undefined {
  // One score has no comparison: its sum is 0 whatever it is divided by.
  switch (result) {
    case 'sum':
      return Rational.ONE;
    case 'scheduled-sum':
      return Rational.of(expected, scores);
    case 'per-comparison':
      return Rational.of(1, scores - 1 || 1);
    case 'scheduled-per-comparison':
      return Rational.of(expected, scores * (expected - 1 || 1));
    case 'vp-form':
      return undefined;
    default:
      return result satisfies never;
  }
}

/** The decimals that awards are rounded to: in the vp-form, where they are irrational, always some. */
function crossImpRounding({ result, decimals }: CrossImpRegulation): Rounding {
  if (decimals !== undefined) return { decimals };
  return result === 'vp-form' ? { decimals: VP_FORM_DECIMALS } : {};
}
