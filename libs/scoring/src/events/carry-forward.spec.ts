import { carryForward, type CarryForwardRegulation } from './carry-forward.js';

describe('what is carried forward', () => {
  const stages = {
    score: 360,
    average: 300,
    qualification: { number: 26, maximum: 600 },
    final: { number: 20, maximum: 500 },
  };
  const carried = (regulation: CarryForwardRegulation, score = 360) =>
    carryForward(regulation, { ...stages, score }).toString();

  it('is half of the score in the measure of the final (EBU)', () => {
    expect(carried({ kind: 'ebu' })).toBe('195');
    expect(carried({ kind: 'ebu' }, 361)).toBe('4693/24');
    expect(carried({ kind: 'ebu', decimals: 1 }, 361)).toBe('391/2');
  });

  it('is a part of the score, or of what it is beside the average, up to the most', () => {
    expect(carried({ kind: 'part', part: '1/3', of: 'score' })).toBe('120');
    expect(carried({ kind: 'part', part: '1/2', of: 'difference-to-average' }, 250)).toBe('-25');
    expect(carried({ kind: 'part', part: '1/2', of: 'difference-to-average', most: 16 }, 250)).toBe('-16');
    expect(carried({ kind: 'part', part: '1/2', of: 'difference-to-average', most: 16 }, 350)).toBe('16');
  });

  it('is nothing', () => {
    expect(carried({ kind: 'none' })).toBe('0');
  });
});
