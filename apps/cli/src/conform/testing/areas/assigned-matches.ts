import { Rational } from '#scoring';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { victoryPointsOf } from './percentages-to-vp.js';
import {
  unplayedMatch,
  voidMatchPercents,
  wronglySeated,
} from '../../../../../../libs/scoring/src/testing/indemnity.js';
import { mismatchedScore } from '../../../../../../libs/scoring/src/testing/swiss-mismatch.js';

/** swiss_mismatch: a match of a Swiss event against other opponents than the right ones. */
export const swissMismatches = [
  shape(
    z.strictObject({
      scale: z.int().positive(),
      opp: z.enum(['higher', 'lower']),
      own_fault: z.boolean(),
      actual: z.number(),
    }),
    ({ scale: pool, opp: opponents, own_fault: ownFault, actual }) => ({
      vp: explained(
        mismatchedScore(actual, { opponents, ownFault, pool }),
        `${actual} of ${pool} against ${opponents} opponents, ${ownFault ? '' : 'not '}by its own fault`,
      ),
    }),
  ),
];

/** indemnity: matches that are void, or that cannot be played. */
export const indemnities = [
  shape(
    z.strictObject({ boards: z.int().min(1), method: z.literal('MP Swiss'), void: z.literal(true) }),
    ({ boards }) => {
      const { nonOffending, offending } = voidMatchPercents(boards);
      const term = `average plus or minus on half of ${boards} boards, rounded up, average on the others`;
      return {
        nos_pct: explained(nonOffending, term),
        os_pct: explained(offending, term),
        nos_vp: victoryPointsOf(nonOffending, boards),
        os_vp: victoryPointsOf(offending, boards),
      };
    },
  ),
  shape(
    z.strictObject({ scale: z.int().positive(), both_teams: z.literal('sat wrong') }),
    ({ scale: pool }) => {
      const each = (directorsError: boolean) => {
        const vp = wronglySeated(pool, { directorsError });
        const term = `${directorsError ? 60 : 40} % of ${pool}`;
        return [explained(vp, term), explained(vp, term)];
      };
      return { vp: each(false), if_td_error: each(true) };
    },
  ),
  shape(
    z.strictObject({ scale: z.int().positive(), own_avg: z.number(), converse_of_withdrawn: z.number() }),
    ({ scale: pool, own_avg: ownAverage, converse_of_withdrawn: converse }) => {
      const withdrawnAverage = Rational.of(pool).sub(Rational.from(converse));
      return {
        vp: explained(
          unplayedMatch({ pool, ownAverage, withdrawnAverage, decimals: 2 }),
          `the most of ${ownAverage}, ${converse} and 60 % of ${pool}`,
        ),
      };
    },
  ),
];
