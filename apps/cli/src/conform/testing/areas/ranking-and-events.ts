import { numberText } from '#importing';
import { carryForward, rankWithTieBreaks, Rational, tieBreakValues, type MatchFacts } from '#scoring';
import { z } from 'zod';
import { explained, type Figures } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import {
  handicapOf,
  withHandicap,
  type HandicapRegulation,
} from '../../../../../../libs/scoring/src/testing/handicap.js';
import { CBAI_TIE_BREAKS } from '../../../../../../libs/scoring/src/testing/cbai-tie-breaks.js';

const TWO = z.tuple([z.number(), z.number()]);

/** tie_break: what tells those apart who have the same score. */
export const tieBreaks = [
  shape(
    z.strictObject({ opponents_final: z.array(z.number()).min(1) }),
    ({ opponents_final: opponents }) => ({
      tie_break_points: explained(tieBreak('opponents', opponents, []), `the sum of ${opponents.join(', ')}`),
    }),
  ),
  shape(
    z.strictObject({ opponents: z.array(z.number()).min(1), partners: z.array(z.number()).min(1) }),
    ({ opponents, partners }) => ({
      o_over_p: explained(
        tieBreak('opponents-over-partners', opponents, partners),
        `the sum of ${opponents.join(', ')} over the sum of ${partners.join(', ')}`,
      ),
    }),
  ),
  shape(
    z.strictObject({ teams: z.literal(2), direct_vp: TWO, direct_imps: TWO }),
    ({ direct_vp, direct_imps }) => ({ winner: winnerOfTwo(direct_vp, direct_imps) }),
  ),
];

/** carry_forward: what is taken from a qualification into the final. */
export const carriedForward = [
  shape(
    z.strictObject({
      SQ: z.number(),
      MaxQ: z.number(),
      NumQ: z.int(),
      MaxF: z.number(),
      NumF: z.int(),
    }),
    ({ SQ, MaxQ, NumQ, MaxF, NumF }) => ({
      CF: explained(
        carryForward(
          { kind: 'ebu' },
          {
            score: SQ,
            qualification: { number: NumQ, maximum: MaxQ },
            final: { number: NumF, maximum: MaxF },
          },
        ),
        `1/2 x ${SQ} x ${NumQ}/${MaxQ} x ${MaxF}/${NumF}`,
      ),
    }),
  ),
];

/** handicap: what is added to a result. */
export const handicaps = [
  shape(z.strictObject({ actual: z.number(), hcaps: z.array(z.number()).min(1) }), ({ actual, hcaps }) =>
    handicapped({ kind: 'sum' }, hcaps, actual),
  ),
  shape(
    z.strictObject({ actual: z.number(), partner_avgs: z.array(z.number()).min(1) }),
    ({ actual, partner_avgs }) => handicapped({ kind: 'to-par', par: 50 }, partner_avgs, actual),
  ),
];

function handicapped(regulation: HandicapRegulation, players: readonly number[], actual: number) {
  const handicap = handicapOf(regulation, players);
  return {
    handicap: explained(handicap, `${regulation.kind} of ${players.join(' and ')}`),
    adjusted: explained(withHandicap(actual, handicap), `${actual} and ${numberText(handicap)}`),
  };
}

/** What a rule says of somebody who had such opponents and partners. */
function tieBreak(
  kind: 'opponents' | 'opponents-over-partners',
  opponents: readonly number[],
  partners: readonly number[],
): Figures {
  const against = opponents.map((score, at) => ({ contestant: `against ${at}`, score }));
  const together = partners.map((score, at) => ({ contestant: `with ${at}`, score }));
  const names = (of: readonly { readonly contestant: string }[]) => of.map(({ contestant }) => contestant);
  const own = { contestant: 'own', score: 50, opponents: names(against), partners: names(together) };
  const facts = { contestants: [own, ...against, ...together] };
  return tieBreakValues({ kind }, ['own'], facts)?.get('own')?.[0];
}

/** Who is first of two with the same score, by the rules of the Contract Bridge Association of Ireland. */
function winnerOfTwo(victoryPoints: readonly [number, number], imps: readonly [number, number]): Figures {
  const names = ['first', 'second'] as const;
  const matches = names.map((contestant, at): MatchFacts => ({
    contestant,
    opponent: names[1 - at]!,
    score: victoryPoints[at]!,
    pool: 20,
    won: imps[at]!,
    lost: imps[1 - at]!,
  }));
  const contestants = names.map((contestant) => ({ contestant, score: 50 }));
  const tied = contestants.map(({ contestant }) => ({ contestant, value: Rational.of(50), ranking: 'one' }));
  // In the other order, so that no place comes from it.
  const [first] = rankWithTieBreaks(tied.toReversed(), CBAI_TIE_BREAKS, { contestants, matches });
  const asked = first!.steps.map(({ rule }) => rule.kind).join(', ');
  return explained(first!.place === first!.last ? first!.contestant : undefined, `told apart by ${asked}`);
}
