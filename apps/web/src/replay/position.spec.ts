import type { Card, Seat } from '#cards';
import { cardsPlayed, handsOf, isSeen, positionAfter } from './position.js';

const DEAL = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
const trick = (first: Seat, winner: Seat | null, text: string) => ({
  winner,
  cards: text.split(' ').map((card, index) => ({
    seat: 'NESW'[('NESW'.indexOf(first) + index) % 4] as Seat,
    card: card as Card,
  })),
});
/** Four spades by North, as far as it was played. */
const play = {
  leader: 'E',
  turn: 'S',
  tricks: [trick('E', 'W', 'C6 C2 CJ C3'), trick('W', null, 'D3 D4 DA')],
} as const;

describe('a play that is gone through card by card', () => {
  const hands = handsOf(DEAL, play);
  const after = (played: number) => {
    const { trick: on, onTable, winner, won, turn, hands: left } = positionAfter(play, hands, played);
    const cards = onTable.map(({ seat, card }) => `${seat} ${card}`).join(', ');
    return { on, cards, winner, won: `${won.NS}-${won.EW}`, turn, east: left.E.length };
  };

  it.each([
    [0, { on: null, cards: '', winner: null, won: '0-0', turn: 'E', east: 13 }],
    [1, { on: 0, cards: 'E C6', winner: null, won: '0-0', turn: 'S', east: 12 }],
    [4, { on: 0, cards: 'E C6, S C2, W CJ, N C3', winner: 'W', won: '0-1', turn: 'W', east: 12 }],
    [5, { on: 1, cards: 'W D3', winner: null, won: '0-1', turn: 'N', east: 12 }],
    [7, { on: 1, cards: 'W D3, N D4, E DA', winner: null, won: '0-1', turn: 'S', east: 11 }],
  ])('stands after %i cards as the table saw it', (played, expected) =>
    expect(after(played)).toEqual(expected),
  );

  it('of a deal that nobody knows has the cards that were played', () => {
    expect(cardsPlayed(play)).toBe(7);
    expect(handsOf(null, play)).toEqual({ N: ['C3', 'D4'], E: ['C6', 'DA'], S: ['C2'], W: ['CJ', 'D3'] });
  });

  it('shows with one player’s eyes his own hand, and dummy’s from the lead on', () => {
    const seen = (played: number) =>
      (['N', 'E', 'S', 'W'] as const).filter((seat) => isSeen(seat, { by: 'E', declarer: 'N', played }));
    expect(seen(0)).toEqual(['E']);
    expect(seen(1)).toEqual(['E', 'S']);
  });
});
