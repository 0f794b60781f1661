import type { Side } from '#cards';
import type { LineAwardsOf } from './board-award.js';
import type { FieldLine } from './board-field.js';
import { isCompared, scoresOf, type LineScores, type UncomparedResult } from './line-scores.js';

/** How a method scores the field of one board. */
export interface FieldScoring<Chart, Award> {
  /** What one side's scores of one form of the board come to; `form` has no name when there is one only. */
  chart(side: Side, form: string | undefined, scores: readonly LineScores[]): Chart;
  /** The award of a result that is compared with the others of its chart. */
  compared(scores: LineScores, chart: Chart): Award;
  /** The award of a result that is not. */
  uncompared(result: UncomparedResult): Award;
}

export interface FieldAwards<Chart, Award> {
  /** A chart for each side, and for each form of a fouled board. */
  readonly charts: readonly Chart[];
  /** In the order of the lines. */
  readonly lines: readonly LineAwardsOf<Award>[];
}

/**
 * The awards of one board over its field. The sides have charts of their own, because a split score is another score to
 * each of them (Law 12C1, 2017), and so has each form of a fouled board (Law 87).
 *
 * @throws Unscorable when a result contradicts itself
 */
export function fieldAwards<Chart, Award>(
  lines: readonly FieldLine[],
  scoring: FieldScoring<Chart, Award>,
): FieldAwards<Chart, Award> {
  const ns = sideAwards('NS', lines, scoring);
  const ew = sideAwards('EW', lines, scoring);
  return {
    charts: [...ns.charts, ...ew.charts],
    lines: lines.map(({ id }, index) => ({ id, ns: ns.awards[index]!, ew: ew.awards[index]! })),
  };
}

function sideAwards<Chart, Award>(
  side: Side,
  lines: readonly FieldLine[],
  scoring: FieldScoring<Chart, Award>,
) {
  const results = lines.map((line) => {
    const result = side === 'NS' ? line.ns : line.ew;
    return isCompared(result)
      ? { form: line.form, scores: scoresOf(line.id, result) }
      : { form: line.form, result };
  });
  const charts = new Map<string | undefined, Chart>();
  for (const form of new Set(results.map((line) => line.form))) {
    const scores = results.flatMap((line) => (line.form === form && line.scores ? [line.scores] : []));
    charts.set(form, scoring.chart(side, form, scores));
  }
  return {
    charts: [...charts.values()],
    awards: results.map(({ form, scores, result }) =>
      scores ? scoring.compared(scores, charts.get(form)!) : scoring.uncompared(result),
    ),
  };
}
