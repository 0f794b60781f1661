import { awardTerms } from '#importing';
import { imps, Rational, vpFormTotal, type CrossImpRegulation } from '#scoring';
import { z } from 'zod';
import { byEveryWay, explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { awardsOf, boardBy, line, lines, pointsOf, score, SCORES, WEIGHTS, weighted } from './field.js';
import { impsOfTeams } from './teams.js';

/** cross_imp: each score against all others. */
export const crossImps = [
  shape(
    z.strictObject({
      ns_scores: SCORES,
      cap: z.int().positive().optional(),
      divide_by: z.literal('comparisons').optional(),
    }),
    ({ ns_scores, cap }) => {
      const awarded = (result: CrossImpRegulation['result']) => {
        const capped = cap === undefined ? {} : { cap };
        const method = { kind: 'cross-imps', result, singleScore: 'average-plus', ...capped } as const;
        return awardsOf(boardBy(method, lines(ns_scores)), 'ns');
      };
      return { sum: awarded('sum'), avg: awarded('per-comparison') };
    },
  ),
  shape(
    z.strictObject({
      r: z.int().min(2),
      ximp_sum: z.array(z.number()),
      formula: z.literal('sum/sqrt(r*(r-1)/2)'),
    }),
    ({ r, ximp_sum }) => ({
      ximpq: ximp_sum.map((sum) =>
        explained(
          vpFormTotal([{ sum: Rational.from(sum), scores: r }], 4),
          `${sum} over the root of ${r} x ${r - 1} / 2`,
        ),
      ),
    }),
  ),
];

/** weighted: an assigned score with weights against the other room's. Law 12C1. */
export const weightedImps = [
  shape(
    z.strictObject({ other_room_ns: z.int(), weighted: WEIGHTS }),
    ({ other_room_ns: other, weighted: given }) => {
      const field = [line('weighted', weighted(given)), line('other room', score(other))];
      const worth = (rounding: { readonly decimals?: number }) => {
        const method = { kind: 'cross-imps', result: 'sum', singleScore: 'zero', ...rounding } as const;
        const { ns } = boardBy(method, field).lines[0]!;
        const ways = { 'over a field': pointsOf(ns), ...impsOfTeams(weighted(given), other, rounding) };
        return explained(byEveryWay(ways), ...awardTerms(ns));
      };
      const wrong = weightedFirst(given, other);
      const isWrong = impsOfTeams(weighted(given), other, {})['of the team'].equals(Rational.of(wrong));
      return {
        component_imps: given.map((one) =>
          explained(imps(one.score - other), `${one.score} against ${other}`),
        ),
        imps_exact: worth({}),
        imps_if_unit_1: worth({ decimals: 0 }),
        imps_if_unit_0_1: worth({ decimals: 1 }),
        must_not_equal: explained(
          isWrong ? undefined : wrong,
          `weighting the scores first makes ${wrong} IMPs`,
        ),
      };
    },
  ),
];

/** The wrong way: the scores are weighted, and their mean is turned into IMPs. */
function weightedFirst(given: z.infer<typeof WEIGHTS>, other: number): number {
  const mean = Rational.sum(given.map(({ w, score }) => Rational.from(w).mul(Rational.of(score))));
  return imps(Number(mean.sub(Rational.of(other)).roundHalfAwayFromZero(0).numerator));
}
