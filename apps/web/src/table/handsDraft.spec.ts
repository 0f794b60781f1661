import { BRIDGE_PACK, dealOfHands, formatDeal, SEATS, type Card, type Seat } from '#cards';
import { cardsOf, handsRead, isWhole, refusedCard, withCard, type HandsDraft } from './handsDraft.js';

const EMPTY: HandsDraft = new Map();
/** North has the spades, and so on clockwise. */
const dealt = (seats: readonly Seat[]) =>
  BRIDGE_PACK.reduce((draft, card, index) => {
    const seat = SEATS[Math.floor(index / 13)]!;
    return seats.includes(seat) ? withCard(draft, card, seat) : draft;
  }, EMPTY);

describe('hands that are read from a board, card by card', () => {
  it('a card is put in, and taken out again', () => {
    const one = withCard(EMPTY, 'SA', 'N');
    expect(cardsOf(one, 'N')).toBe(1);
    expect(cardsOf(withCard(one, 'SA', 'N'), 'N')).toBe(0);
  });

  it('a card that another hand has is refused by name, and nothing of what was entered is lost', () => {
    const one = withCard(EMPTY, 'SA', 'N');
    expect(refusedCard(one, 'SA', 'E')).toEqual({ kind: 'held', by: 'N' });
    expect(withCard(one, 'SA', 'E')).toBe(one);
  });

  it('a hand has thirteen', () => {
    const north = dealt(['N']);
    const [other] = BRIDGE_PACK.filter((card) => !north.has(card)) as [Card];
    expect(refusedCard(north, other, 'N')).toEqual({ kind: 'full' });
    expect(withCard(north, other, 'N')).toBe(north);
  });

  it('three hands are a deal, two are none', () => {
    expect(isWhole(dealt(['N', 'E']))).toBe(false);
    const three = dealt(['N', 'E', 'S']);
    expect(isWhole(three)).toBe(true);
    expect(formatDeal(dealOfHands(handsRead(three)))).toBe(formatDeal(dealOfHands(handsRead(dealt(SEATS)))));
  });
});
