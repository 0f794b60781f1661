import { artificialOfTop, rounded, uncomparedOfTop } from '../artificial/artificial-award.js';
import type { LineAwardsOf } from '../board/board-award.js';
import type { FieldLine } from '../board/board-field.js';
import { fieldAwards, type FieldScoring } from '../board/field-awards.js';
import { refuseContradictions, type LineScores } from '../board/line-scores.js';
import { once } from '../data/once.js';
import { Rational } from '../arithmetic/rational.js';
import type { Award } from './award.js';
import { frequencyChart, topOf, type FrequencyChart, type FrequencyRow } from './frequency-chart.js';
import { matchpointsInParts } from './points-in-parts.js';
import type { FieldRegulation } from './regulation.js';

export { partOfTop } from '../artificial/artificial-award.js';

/** The awards of one board over its whole field. */
export interface BoardAwards {
  /** Matchpoints of whoever beats all scores that the board should have. */
  readonly top: Rational;
  /** A chart for each side, and for each form of a fouled board. */
  readonly charts: readonly FrequencyChart[];
  /** In the order of the lines. */
  readonly lines: readonly LineAwards[];
}

export type LineAwards = LineAwardsOf<Award>;

/**
 * The matchpoints of one board. Each side's score is compared with all scores that this side has on the same form of the
 * board (Law 78A, Law 87), and factored to the number of scores expected. What is no score is not compared with.
 * Artificial scores have 60, 50 and 40 % here; a contestant's session may move them (see `artificialPercent`).
 *
 * @param lines of all sections that the board is compared over, in any order
 * @throws Unscorable when the lines contradict themselves
 */
export function matchpoints(lines: readonly FieldLine[], regulation: FieldRegulation): BoardAwards {
  refuseContradictions(lines, regulation.expected);
  return { top: topOf(regulation), ...fieldAwards(lines, matchpointScoring(regulation)) };
}

/** How matchpoints score a board. */
export function matchpointScoring(regulation: FieldRegulation): FieldScoring<FrequencyChart, Award> {
  const top = topOf(regulation);
  return {
    top,
    compare(side, form, frequencies) {
      const chart = once(() => frequencyChart(side, form, frequencies, regulation));
      const rows = once(() => new Map(chart().rows.map((row) => [row.score, row])));
      return {
        get chart() {
          return chart();
        },
        award: (scores) => comparedAward(scores, { chart: chart(), rows: rows() }, top, regulation),
      };
    },
    uncompared: (result) => uncomparedOfTop(result, top, regulation),
    inParts: (scores) => matchpointsInParts(scores, regulation),
  };
}

interface Chart {
  readonly chart: FrequencyChart;
  readonly rows: ReadonlyMap<number, FrequencyRow>;
}

function comparedAward(
  scores: LineScores,
  { chart, rows }: Chart,
  top: Rational,
  regulation: FieldRegulation,
): Award {
  if (chart.factoring === 'single-score') return artificialOfTop('ave+', 'single-score', top, regulation);
  const parts = scores.map(({ score, weight }) => ({ row: rows.get(score)!, weight }));
  const exact = Rational.sum(parts.map(({ row, weight }) => row.points.mul(weight)));
  return { kind: 'scored', points: rounded(exact, regulation), top, chart, parts };
}
