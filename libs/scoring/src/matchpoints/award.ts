import type { AwardOfTop } from '../board/board-award.js';
import type { Rational } from '../arithmetic/rational.js';
import type { FrequencyChart, FrequencyRow } from './frequency-chart.js';

/** What a side gets on a board, with what it comes from. Matchpoints, out of the board's top. */
export type Award = AwardOfTop<{
  /** The scores that the result was compared with, its own among them. */
  readonly chart: FrequencyChart;
  /** Its row of the chart; several with their weights when the score was assigned with weights. */
  readonly parts: readonly { readonly row: FrequencyRow; readonly weight: Rational }[];
}>;
