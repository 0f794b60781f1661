import fc from 'fast-check';
import type { Card } from './card.js';
import { MalformedDeal } from './malformed-deal.js';
import { BRIDGE_PACK } from './pack.js';
import type { Seat } from './seat.js';
import { dealt } from '../testing/dealt.js';
import { wholeDeal } from './whole-deal.js';

const packs = fc.shuffledSubarray([...BRIDGE_PACK], { minLength: 52 });

describe('hands that are a whole deal', () => {
  it('are one in whatever order their cards lie', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        const deal = dealt(pack);
        const inPack = (seat: Seat) => pack.filter((card) => deal[seat].includes(card));
        const asDealt = { N: inPack('N'), E: inPack('E'), S: inPack('S'), W: inPack('W') };
        expect(wholeDeal(asDealt)).toEqual(deal);
      }),
    );
  });
  it('are none with a card in the place of another, which are both named', () => {
    fc.assert(
      fc.property(packs, fc.constantFrom(...BRIDGE_PACK), (pack, doubled) => {
        fc.pre(pack[0] !== doubled);
        const hands = dealt(pack);
        const held = hands.N.map((card): Card => (card === pack[0] ? doubled : card));
        expect(() => wholeDeal({ ...hands, N: held })).toThrow(MalformedDeal);
        expect(() => wholeDeal({ ...hands, N: held })).toThrow(`${pack[0]} is missing.`);
        expect(() => wholeDeal({ ...hands, N: held })).toThrow(`${doubled} is there 2 times`);
      }),
    );
  });
  it('are none with fourteen cards and twelve', () => {
    const hands = dealt(BRIDGE_PACK);
    const [card, ...rest] = hands.N;
    expect(() => wholeDeal({ ...hands, N: rest, E: [...hands.E, card!] })).toThrow(
      'N has 13 cards, not 12. E has 13 cards, not 14.',
    );
  });
});
