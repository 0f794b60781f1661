import type { Card, Rank } from '#cards';
import { allPassTrickTo, talonTricks } from '#preferans';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { said } from './notation/said.js';
import { CARD, namedTable, USUAL } from './notation/table-of.js';

const TALON =
  /^(?<one>[AKQJT987]|10) ?\+? ?(?<other>[AKQJT987]|10)(?<suits> (same suit|different suits).*)?$/;
const APPLIED = { 'not to be applied': 'not-applied', 'to be applied': 'applied' };

/** talon_bonus: the tricks of a talon for which the dealer may have consolation. */
export const talonBonuses = [
  shape(z.strictObject({ talon: z.string().regex(TALON) }), ({ talon }, expected) => {
    const { one, other, suits } = TALON.exec(talon)!.groups as Record<string, string | undefined>;
    const talons = [
      ...(suits?.includes('different') || one === other ? [] : [talonOf(one!, other!, 'S')]),
      ...(suits?.includes('same') ? [] : [talonOf(one!, other!, 'H')]),
    ];
    const tricks = [...new Set(talons.map(talonTricks))];
    if (tricks.length !== 1) throw new RangeError(`it depends on the suits: ${tricks.join(', ')}`);
    return {
      dealer_consolation_tricks: explained(
        tricks[0],
        'ace 1, ace and king of a suit 2, two aces 3, marriage 1 (3.4.11)',
      ),
      qualification_tournament: said(
        expected['qualification_tournament'],
        APPLIED,
        USUAL.talonBonus ? 'applied' : 'not-applied',
      ),
    };
  }),
];

function talonOf(one: string, other: string, suit: 'S' | 'H'): readonly [Card, Card] {
  const rank = (text: string) => text.replace('10', 'T') as Rank;
  return [`S${rank(one)}`, `${suit}${rank(other)}`];
}

/** raspas_talon: who wins a trick that a card of the talon leads to. */
export const talonTricksOfAllPasses = [
  shape(
    z.strictObject({
      players: z.literal([3, 4]),
      talon_card: CARD,
      plays: z.array(z.tuple([z.string(), CARD])).length(3),
    }),
    ({ players, talon_card: card, plays }) => {
      const table = namedTable([...plays.map(([name]) => name), 'dealer']);
      const winner = allPassTrickTo(
        plays.map(([name, played]) => ({ seat: table.seatOf(name), card: played })),
        { card, ...(players === 4 ? { sitting: table.seatOf('dealer') } : {}) },
      );
      const term =
        players === 4 ? 'the card of the talon is led (3.7.6.1)' : 'it only tells the suit (3.7.6.3)';
      return { trick_to: explained(table.nameOf(winner), term) };
    },
  ),
];
