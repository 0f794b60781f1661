import { redrawnTogether } from './redrawnTogether.js';

/* Match 5 is the final, match 6 for the third place; one semi-final is won by the other team now. */
const final = { match: 5, entries: ['a', 'b'] as const, instead: ['a', 'c'] as const };
const third = { match: 6, entries: ['c', 'd'] as const, instead: ['b', 'd'] as const };
const other = { match: 7, entries: ['e', 'f'] as const, instead: ['e', 'g'] as const };

describe('what is drawn again with a match', () => {
  it('is the match that has the team that comes into it', () => {
    expect(redrawnTogether([final, third, other], 5)).toEqual([final, third]);
    expect(redrawnTogether([final, third, other], 6)).toEqual([final, third]);
  });

  it('is nothing else where that team was out', () => {
    expect(redrawnTogether([final, third, other], 7)).toEqual([other]);
    expect(redrawnTogether([{ ...final, instead: null }], 5)).toEqual([]);
  });
});
