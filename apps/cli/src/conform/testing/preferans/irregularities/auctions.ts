import { outcomeIn } from '#laws';
import { LADDER } from '#preferans';
import { z } from 'zod';
import { explained } from '../../../comparison/answer.js';
import { shape } from '../../vectors/shape.js';
import { said } from '../notation/said.js';
import { CODE, has, ofKind, ruled } from './ruled.js';

const HANDS = ['1', '2', '3'] as const;
const EXPOSES = /^(?<offender>[123]) exposes the talon to all$/;
const RIGHTS = {
  "forbid or demand the suit called at the first lead of the offender's partner":
    'called demanded, called forbidden',
};

/** auction_irregularity: the talon exposed, and calls out of turn. */
export const auctionIrregularities = [
  shape(
    z.strictObject({
      calls: z.array(z.tuple([z.enum(HANDS), z.enum([...LADDER, 'pass'])])).min(1),
      fact: z.string().regex(EXPOSES),
    }),
    ({ calls, fact }) => {
      const offender = EXPOSES.exec(fact)!.groups!['offender'];
      const hasPassed = (hand: string) => calls.some(([of, call]) => of === hand && call === 'pass');
      const others = HANDS.filter((hand) => hand !== offender && !hasPassed(hand));
      const still = (['none', 'one', 'two'] as const)[others.length]!;
      const one = ruled('talon exposed with one still bidding', { 'others-still-bidding': still });
      const to = has(one, 'talon-to-last-bidder') ? others[0] : undefined;
      const last = calls.findLast(([hand]) => hand === to);
      return {
        talon_to: explained(to, ...one.terms),
        min_contract: explained(to && (last?.[1] ?? LADDER[0]), ...one.terms),
      };
    },
  ),
  shape(
    z.strictObject({ fact: z.literal('call out of turn; offender becomes defender') }),
    (_input, expected) => {
      const row = ruled('call out of turn by a defender');
      const step = CODE.procedures.get(row.law)!;
      const options = optionsOf(step);
      const orders = options.flatMap((option) =>
        ofKind({ ...row, outcome: outcomeIn(CODE, row.law, { ...row.facts, declarer: option }) }, 'lead').map(
          ({ suit, is }) => `${suit} ${is}`,
        ),
      );
      return {
        declarer_right: said(expected['declarer_right'], RIGHTS, orders.join(', '), ...row.terms),
      };
    },
  ),
];

type Step = NonNullable<ReturnType<typeof CODE.procedures.get>>;

/** All that declarer may choose in a procedure. */
function optionsOf(step: Step): string[] {
  if ('outcome' in step) return [];
  if ('by' in step && step.by === 'declarer') return Object.keys(step.options);
  return Object.values('ask' in step ? step.answers : step.options).flatMap(optionsOf);
}
