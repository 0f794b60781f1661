import { awardTerms } from '#importing';
import { artificialImps, artificialPercent, Rational } from '#scoring';
import { z } from 'zod';
import { explained, type Answer, type Figures } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { AWARD, artificial, boardBy, line, lines, matchpointsOn, pointsOf, percentOf } from './field.js';

const AWARDS = z.union([AWARD, z.array(AWARD).min(1)]);
type Award = z.infer<typeof AWARD>;

/** artificial: what average plus, average and average minus are worth. Law 12C2. */
export const artificialScores = [
  shape(
    z.strictObject({
      method: z.literal('MP'),
      award: AWARDS,
      top: z.int().positive(),
      session_pct_other_boards: z.number().optional(),
      other_boards_pct: z.null().optional(),
    }),
    ({ award, top, session_pct_other_boards: own }): Answer => {
      const percentOfTop = (one: Award) =>
        artificialPercent(
          artificial(one).award,
          own === undefined ? undefined : Rational.from(own),
          'law-12c2c',
        );
      const terms = (one: Award) => [
        `${one}${own === undefined ? '' : `, ${own} % on the other boards`}, top ${top}`,
      ];
      return {
        pct: each(award, (one) => explained(percentOfTop(one), ...terms(one))),
        mp: each(award, (one) => explained(percentOfTop(one).mul(Rational.of(top, 100)), ...terms(one))),
      };
    },
  ),
  shape(
    z.strictObject({
      method: z.enum(['IMP', 'IMP pairs', 'teams']),
      award: AWARDS,
      avg_imps_other_boards: z.number().optional(),
      imps_without_board: z.number().optional(),
    }),
    ({ award, avg_imps_other_boards: own, imps_without_board: before = 0 }): Answer => ({
      imps: each(award, (one) => {
        const average = own === undefined ? undefined : Rational.from(own);
        const worth = artificialImps(artificial(one).award, average, 'law-12c2c');
        const others = own === undefined ? '' : `, ${own} a board on the others`;
        return explained(
          worth.add(Rational.from(before)),
          `${one}${others}: ${worth}, and ${before} without it`,
        );
      }),
    }),
  ),
  // Neither side is at fault, so that each has average plus: more than 100 % together.
  shape(
    z.strictObject({ cause: z.string(), ns_fault: z.literal('none'), ew_fault: z.literal('none') }),
    (): Answer => {
      const plus = artificial('AVE+');
      const board = boardBy(matchpointsOn(), [...lines([420, 50]), line('ruled', plus)]);
      const { ns, ew } = board.lines.at(-1)!;
      const percents = [ns, ew].map((award) => percentOf(pointsOf(award), board.top, 0));
      return { code: explained(`A${percents.join('')}`, ...awardTerms(ns), ...awardTerms(ew)) };
    },
  ),
];

function each(award: Award | Award[], worth: (award: Award) => Figures): Figures {
  return Array.isArray(award) ? award.map(worth) : worth(award);
}
