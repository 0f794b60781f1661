import type { Side } from '#cards';
import type { LineAwardsOf, FieldLine, Rounding } from './board-field.js';
import type { Rational } from '../arithmetic/rational.js';
import {
  frequenciesOf,
  isCompared,
  scoresOf,
  type Frequencies,
  type LineScores,
  type UncomparedResult,
} from './line-scores.js';

/** Which board it is, and how many scores it should have: a `BoardField` says both. */
export interface BoardExpectation {
  readonly board: number;
  readonly expected: number;
}

/** A method of scoring boards, whatever its settings. */
export interface MethodKind<Regulation, Chart, Award> {
  /** How it scores a board. @throws Unscorable when it knows nothing of the board */
  scoring(regulation: Regulation, on: BoardExpectation): FieldScoring<Chart, Award>;
  /** The settings as long as others are to come to a board: what is for few results waits for them. */
  whileOthersAreToCome(regulation: Regulation): Regulation;
  /** How an artificial score is rounded; left out: as the settings' decimals say. */
  rounding?(regulation: Regulation): Rounding;
}

/** How a method scores the field of one board. */
export interface FieldScoring<Chart, Award> {
  /** Points of whoever cannot do better, by a method that has a top. */
  readonly top: Rational | undefined;
  /** The charts of a board that has the same for both sides. */
  readonly charts?: readonly Chart[];
  /** What one side's scores of one form of the board come to; `form` has no name when there is one only. */
  compare(side: Side, form: string | undefined, frequencies: Frequencies): ComparedScores<Chart, Award>;
  /** The award of a result that is compared with nothing. */
  uncompared(result: UncomparedResult): Award;
  /**
   * The short way to the points of all scores at once, where the method has one; they are those of the awards. Nothing
   * when there is no way for these.
   */
  readonly inParts?: (scores: CountedScores) => PointsInParts | undefined;
}

/** Scores that are compared with each other. */
export interface ComparedScores<Chart, Award> {
  /** What explains the awards. */
  readonly chart: Chart;
  /** The award of a line with these scores, which are all of the chart. */
  award(scores: LineScores): Award;
}

/** The whole scores of both sides of a form of a board, none of them weighted or split. */
export interface CountedScores {
  /** How many lines have each score, by its code. */
  readonly counts: Int32Array;
  /** The codes of the scores, from East and West's best to North and South's. */
  readonly ascending: readonly number[];
  /** How many lines there are. */
  readonly scores: number;
}

/** Points as whole numbers of parts of a point, by code. */
export interface PointsInParts {
  /** How many parts make a point. */
  readonly parts: number;
  readonly ns: Float64Array;
  readonly ew: Float64Array;
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
    charts: scoring.charts ?? [...ns.charts, ...ew.charts],
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
  const compared = new Map<string | undefined, ComparedScores<Chart, Award>>();
  for (const form of new Set(results.map((line) => line.form))) {
    const scores = results.flatMap((line) => (line.form === form && line.scores ? [line.scores] : []));
    compared.set(form, scoring.compare(side, form, frequenciesOf(scores)));
  }
  return {
    charts: [...compared.values()].map(({ chart }) => chart),
    awards: results.map(({ form, scores, result }) =>
      scores ? compared.get(form)!.award(scores) : scoring.uncompared(result),
    ),
  };
}
