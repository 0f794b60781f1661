import fc from 'fast-check';
import { formatDeal } from './deal-text.js';
import { dealOfHands, firstFaultOf } from './hands-read.js';
import { formatHand } from './hand.js';
import { BRIDGE_DEALS, dealOfNumber } from '../numbers/deal-number.js';
import { SEATS } from './seat.js';

const N = 'AKQ2.765.J94.T83';
const E = 'T975.KJ4.A82.764';
const S = 'J86.AT98.KT5.AQ2';
const W = '43.Q32.Q763.KJ95';

describe('hands that are read from a board', () => {
  it('three are enough: the fourth player has the rest', () => {
    for (const hands of [
      { N, E, S },
      { N, E, W },
      { N, S, W },
      { E, S, W },
      { N, E, S, W },
    ])
      expect(formatDeal(dealOfHands(hands))).toBe(`N:${N} ${E} ${S} ${W}`);
  });

  it('whatever was dealt', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: BRIDGE_DEALS - 1n }),
        fc.constantFrom(...SEATS),
        (number, left) => {
          const deal = dealOfNumber(number);
          const read = SEATS.filter((seat) => seat !== left).map((seat) => [seat, formatHand(deal[seat])]);
          expect(dealOfHands(Object.fromEntries(read) as never)).toEqual(deal);
        },
      ),
    );
  });

  it('the first wrong card is named: one that another hand has, or that is no card', () => {
    expect(firstFaultOf({ N, E: 'AT97.KJ4.A82.764', S })).toEqual({
      code: 'deal.card-doubled',
      card: 'SA',
      seats: ['N', 'E'],
    });
    expect(firstFaultOf({ N: 'AAQ2.765.J94.T83', E, S })).toMatchObject({
      code: 'deal.card-doubled',
      card: 'SA',
      seats: ['N', 'N'],
    });
    expect(firstFaultOf({ N, E: 'T975.KJX.A82.764', S: N })).toEqual({
      code: 'deal.rank',
      seat: 'E',
      suit: 'H',
      found: 'X',
    });
  });

  it('or the first hand that has not thirteen cards, or is still to be read', () => {
    expect(firstFaultOf({ N: 'AKQ2.765.J94.T8', E, S })).toEqual({
      code: 'deal.hand-size',
      seat: 'N',
      cards: 12,
    });
    expect(firstFaultOf({ N, E, S: '...' })).toMatchObject({ code: 'deal.hand-size', seat: 'S', cards: 0 });
    expect(firstFaultOf({ N, E, S, W: '43.Q32.Q763.KJ954' })).toMatchObject({
      card: 'C4',
      seats: ['E', 'W'],
    });
    expect(firstFaultOf({ N, W })).toEqual({ code: 'deal.hand-not-given', seat: 'S' });
    expect(firstFaultOf({})).toMatchObject({ code: 'deal.hand-not-given' });
    expect(firstFaultOf({ N, E, S })).toBeUndefined();
  });
});
