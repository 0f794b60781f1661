import { meetingsOfFew } from './meetingsOfFew.js';

describe('the meetings of few players', () => {
  it('are told where 17 sit at tables of four for 5 rounds, of whom some meet again', () => {
    expect(meetingsOfFew(17, 5, 'fours')).toBe(15);
  });

  it('are not told of 16 in 5 rounds, who all meet once in the rounds of a system', () => {
    expect(meetingsOfFew(16, 5, 'fours')).toBe(0);
    expect(meetingsOfFew(15, 7, 'threes')).toBe(0);
  });

  it('are not told of 32 in 5 rounds, who find new opponents', () => {
    expect(meetingsOfFew(32, 5, 'fours')).toBe(0);
    expect(meetingsOfFew(32, 5, 'threes')).toBe(0);
  });

  it('are fewer at tables of three', () => {
    expect(meetingsOfFew(14, 5, 'threes')).toBe(10);
  });
});
