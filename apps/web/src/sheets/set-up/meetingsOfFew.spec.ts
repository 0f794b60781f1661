import { meetingsOfFew } from './meetingsOfFew.js';

describe('the meetings of few players', () => {
  it('are told where 16 sit at tables of four for 5 rounds: each meets all 15 others once, or some again', () => {
    expect(meetingsOfFew(16, 5, 'fours')).toBe(15);
  });

  it('are not told of 32 in 5 rounds, who find new opponents', () => {
    expect(meetingsOfFew(32, 5, 'fours')).toBe(0);
    expect(meetingsOfFew(32, 5, 'threes')).toBe(0);
  });

  it('are fewer at tables of three', () => {
    expect(meetingsOfFew(15, 5, 'threes')).toBe(10);
  });
});
