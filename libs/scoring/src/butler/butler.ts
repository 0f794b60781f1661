import { artificialInImps, rounded, uncomparedInImps } from '../artificial/artificial-award.js';
import type { AwardInImps } from '../board/board-award.js';
import type { FieldLine } from '../board/board-field.js';
import { fieldAwards, type FieldAwards, type FieldScoring } from '../board/field-awards.js';
import { gain } from '../imps/gain.js';
import { imps } from '../imps/imp-scale.js';
import { refuseContradictions, type LineScores } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import { datumOf, type Datum } from './datum.js';
import type { ButlerRegulation } from './regulation.js';

/** A score against the datum. */
export interface ButlerPart {
  /** In points, positive when it is North and South's gain. */
  readonly score: number;
  readonly weight: Rational;
  /** What the side has more than the datum, in points. */
  readonly difference: number;
  readonly imps: number;
}

/** What a side gets on a board: IMPs against its datum. */
export type ButlerAward = AwardInImps<{
  readonly datum: Datum;
  /** Its score; several with their weights when the score was assigned with weights. */
  readonly parts: readonly ButlerPart[];
}>;

/** The awards of one board, with a datum for each side and for each form of a fouled board. */
export type ButlerBoard = FieldAwards<Datum, ButlerAward>;

/**
 * The Butler IMPs of one board: each side's score against the mean of all scores that this side has on the same form of
 * the board. Artificial scores have 3, 0 and -3 IMPs here; a contestant's session may move them (see `artificialImps`).
 *
 * @param lines of all sections that the board is compared over, in any order
 * @param expected how many scores the board should have
 * @throws Unscorable when the lines contradict themselves
 */
export function butler(
  lines: readonly FieldLine[],
  regulation: ButlerRegulation,
  expected: number,
): ButlerBoard {
  refuseContradictions(lines, expected);
  return fieldAwards(lines, butlerScoring(regulation, expected));
}

/** How Butler scores a board that should have `expected` scores. */
export function butlerScoring(
  regulation: ButlerRegulation,
  expected: number,
): FieldScoring<Datum, ButlerAward> {
  return {
    top: undefined,
    compare(side, form, frequencies) {
      const chart = datumOf(side, form, frequencies, expected, regulation);
      return { chart, award: (scores) => againstDatum(scores, chart, regulation) };
    },
    uncompared: (result) => uncomparedInImps(result, Rational.ONE, regulation),
  };
}

function againstDatum(scores: LineScores, datum: Datum, regulation: ButlerRegulation): ButlerAward {
  if (datum.scores === 1 && regulation.singleScore === 'average-plus') {
    return artificialInImps('ave+', 'single-score', Rational.ONE, regulation);
  }
  const parts = scores.map(({ score, weight }) => {
    const difference = gain(datum.side, score, datum.datum!);
    return { score, weight, difference, imps: imps(difference) };
  });
  const exact = Rational.sum(parts.map((part) => part.weight.mul(Rational.of(part.imps))));
  return { kind: 'scored', points: rounded(exact, regulation), datum, parts };
}
