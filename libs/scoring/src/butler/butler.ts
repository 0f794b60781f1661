import { artificialInImps, rounded, uncomparedInImps } from '../artificial/artificial-award.js';
import type { AwardInImps } from '../board/board-field.js';
import type { MethodKind } from '../board/field-awards.js';
import { gain, imps } from '../imps/imp-scale.js';
import type { LineScores } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import { datumOf, type Datum, type ButlerRegulation } from './datum.js';

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

/**
 * Butler: each side's score against the mean of all scores that this side has on the same form of the board. Artificial
 * scores have 3, 0 and -3 IMPs here; a contestant's session may move them (see `artificialImps`).
 */
export const butler: MethodKind<ButlerRegulation, Datum, ButlerAward> = {
  scoring: (regulation, { expected }) => ({
    top: undefined,
    compare(side, form, frequencies) {
      const chart = datumOf(side, form, frequencies, expected, regulation);
      return { chart, award: (scores) => againstDatum(scores, chart, regulation) };
    },
    uncompared: (result) => uncomparedInImps(result, Rational.ONE, regulation),
  }),
  whileOthersAreToCome: (regulation) => ({ ...regulation, singleScore: 'zero' }),
};

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
