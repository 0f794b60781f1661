import { formatHand, highCardPoints, shapeOf } from './hand.js';
import { BRIDGE_PACK } from './pack.js';

const hand = ['D9', 'SA', 'SK', 'S4', 'DQ', 'DJ', 'C3', 'D8', 'CT', 'D6', 'D5', 'C2', 'DT'] as const;

describe('a hand', () => {
  it('is written suit by suit, from the highest card down', () =>
    expect(formatHand(hand)).toBe('AK4..QJT9865.T32'));
  it('has its high card points', () => {
    expect(highCardPoints(hand)).toBe(10);
    expect(highCardPoints(BRIDGE_PACK)).toBe(40);
    expect(highCardPoints([])).toBe(0);
  });
  it('has its shape', () => {
    expect(shapeOf(hand)).toEqual([3, 0, 7, 3]);
    expect(shapeOf([])).toEqual([0, 0, 0, 0]);
  });
});
