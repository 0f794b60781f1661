import type { ArtificialScore } from '../board-field.js';
import type { Rational } from '../rational.js';
import type { FrequencyChart, FrequencyRow } from './frequency-chart.js';

/** What a side gets on a board, with what it comes from. Matchpoints, out of the board's top. */
export type Award =
  /** A result that was compared with the others of its chart. */
  | {
      readonly kind: 'scored';
      readonly points: Rational;
      readonly top: Rational;
      readonly chart: FrequencyChart;
      /** Its row of the chart; several with their weights when the score was assigned with weights. */
      readonly parts: readonly { readonly row: FrequencyRow; readonly weight: Rational }[];
    }
  /** Average plus, average or average minus, never factored. */
  | {
      readonly kind: 'artificial';
      readonly award: ArtificialScore;
      /** Given by the director, or because one score has nothing to be compared with. */
      readonly because: 'ruling' | 'single-score';
      readonly points: Rational;
      readonly top: Rational;
      /** Percent of the top: 60, 50, 40, or the contestant's own where the session lifts or lowers it. */
      readonly percent: Rational;
    }
  | {
      readonly kind: 'percentage';
      readonly points: Rational;
      readonly top: Rational;
      readonly percent: Rational;
    }
  /** Counts neither in the total nor in what it is a percentage of. */
  | { readonly kind: 'not-played' };
