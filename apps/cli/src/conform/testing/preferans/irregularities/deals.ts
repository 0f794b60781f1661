import { CODE_REGULATION } from '#laws';
import { z } from 'zod';
import { explained, type Figures } from '../../../comparison/answer.js';
import type { Expected } from '../../../comparison/compare-answer.js';
import { shape } from '../../vectors/shape.js';
import { said } from '../notation/said.js';
import { byName } from '../notation/written.js';
import { has, nameOf, ofKind, ruled, type RowName, type Ruled } from './ruled.js';

/** What was found, and when it was noticed. */
const FOUND: Readonly<Record<string, RowName>> = {
  'card turned face up during deal by clumsiness of a PLAYER, during_deal': 'card turned up by a player',
  'card exposed by dealer, second time, during_deal': 'second card turned up by the dealer',
  'wrong count/order/batch noticed, before_auction': 'error in dealing',
  'dealt out of turn, deal finished and one player lifted his cards, after_first_look':
    'dealt out of turn, cards seen',
  'no cut, or an irregular cut (<4 cards in a part, 3.2.6), before_deal_end_and_nobody_looked':
    'no cut, in the deal',
  'no cut, after_deal_end': 'no cut, after the deal',
  'talon laid as the first (or last) pair, before_deal_end': 'talon first or last',
  'dealer breaks the dealing procedure, 1st time, any': 'first fault of the dealer',
  'dealer breaks the dealing procedure, 2nd time, any': 'second fault of the dealer',
  'anyone (also the sitting dealer) looks at the talon before it is bought, any': 'peeked at the talon',
  'wrong number of cards announced before own first call, no possible intent, before_own_call':
    'wrong count announced',
  'wrong number of cards found after own first call (even a pass), after_own_call':
    'wrong count found after the call',
  'one player saw the talon during/after a correct deal, auction': 'talon seen by one',
  'a player took the talon into his hand, another wants to bid, auction': 'talon taken into the hand',
};

const PENALTIES = {
  'warning to that player': 'warning.player',
  warning: 'warning.dealer',
  'maximum win possible for him in this deal; measure of 3.9.18': 'maximum-win-of-offender, to 3.9.18',
};
const BASES = {
  'agreed remise, e.g. 2': `agreed, by example ${CODE_REGULATION.penaltySecondExposedCard}`,
  'agreed remise, e.g. five to the mountain': `agreed, by example ${CODE_REGULATION.penaltySecondDealingFault}`,
};
const PHRASES = {
  'left of the actual dealer': 'next-dealer-left-of-actual',
  'demand of any player (3.2.9); fn13 demand before the deal ends': 'any-player, until the deal ends',
  'offender shuffles 12 cards, dealer draws 2 unseen as the new talon': 'talon-drawn-anew',
  'judge decides (fn 26)': 'judge-decides',
};

/** deal_irregularity: what is dealt again, and what it costs. */
export const dealIrregularities = [
  shape(
    z
      .strictObject({ fact: z.string(), noticed: z.string() })
      .transform(({ fact, noticed }) => FOUND[`${fact}, ${noticed}`])
      .transform((row, context): RowName => {
        if (row) return row;
        context.addIssue('nothing of the kind is ruled here');
        return z.NEVER;
      }),
    (row, expected) => {
      const one = ruled(row);
      const follows = (kind: Parameters<typeof has>[1]) => explained(has(one, kind), ...one.terms);
      const named = (name: string, of: Ruled = one) => said(expected[name], PHRASES, lastOf(of), ...of.terms);
      return {
        redeal: follows('redeal'),
        deal_passes: follows('deal-passes'),
        deal_stands: follows('deal-stands'),
        auction_continues: follows('auction-continues'),
        offender_barred: follows('barred-from-auction'),
        offender_barred_from_auction: follows('barred-from-auction'),
        responsible: explained(ofKind(one, 'answers')[0]?.who, ...one.terms),
        next_dealer: named('next_dealer'),
        procedure: said(
          expected['procedure'],
          PHRASES,
          has(one, 'talon-drawn-anew') ? 'talon-drawn-anew' : 'nothing',
          ...one.terms,
        ),
        ...('qualification_tournament' in expected && {
          qualification_tournament: named(
            'qualification_tournament',
            ruled(row, { 'qualification-tournament': 'yes' }),
          ),
        }),
        ...('on' in expected && { on: onDemand(row, expected['on']) }),
        penalty: penaltyOf(one, expected['penalty']),
      };
    },
  ),
];

function lastOf({ outcome }: Ruled): string {
  return outcome.rectifications.map(nameOf).at(-1) ?? 'nothing';
}

/** Who may demand a redeal, and until when. */
function onDemand(row: RowName, expected: Expected | undefined): Figures {
  const one = ruled(row);
  const after = ruled(row, { 'deal-was': 'ended' });
  const asks = ruled(row, { 'any-player': 'play-on' });
  const who = has(one, 'redeal') && !has(asks, 'redeal') ? 'any-player' : 'nobody';
  const until = has(after, 'claim-refused') ? 'until the deal ends' : 'at any time';
  return said(expected, PHRASES, `${who}, ${until}`, ...one.terms, ...after.terms);
}

/** A remise with who writes it, or words. */
function penaltyOf(one: Ruled, expected: Expected | undefined): Figures {
  const [remise] = ofKind(one, 'remise');
  if (remise) {
    const { basis } = byName(expected);
    return explained(
      {
        to: remise.to,
        mountain: Number(remise.mountain),
        ...(basis !== undefined && { basis: said(basis, BASES, `agreed, by example ${remise.mountain}`) }),
      },
      ...one.terms,
    );
  }
  const { rectifications, next } = one.outcome;
  const names = rectifications
    .filter(({ kind }) => kind === 'warning' || kind === 'maximum-win-of-offender')
    .map(nameOf);
  const code = [...names, ...next.map((law) => `to ${law}`)].join(', ');
  return said(expected, PENALTIES, code, ...one.terms);
}
