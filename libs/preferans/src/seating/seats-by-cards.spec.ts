import type { Card } from '#cards';
import { firstDealerByCards, seatsByCards } from './seats-by-cards.js';

describe('seats by cards (тираж)', () => {
  const drawn = new Map<string, Card>([
    ['olga', 'SK'],
    ['piotr', 'HA'],
    ['vera', 'H7'],
    ['stas', 'S7'],
  ]);

  it('seat the others clockwise from who drew the lowest and chose', () =>
    expect([...seatsByCards(drawn, 'S')]).toEqual([
      ['piotr', 'S'],
      ['stas', 'W'],
      ['vera', 'N'],
      ['olga', 'E'],
    ]));

  it('let the lowest deal first', () => expect(firstDealerByCards(drawn)).toBe('piotr'));

  it('need a seat for each', () =>
    expect(() => seatsByCards(drawn, 'N', ['N', 'E', 'S'])).toThrow('There is a seat for each player.'));
});
