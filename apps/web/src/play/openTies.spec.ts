import type { MatchOfKnockout, RoundOfKnockout } from '../api/knockoutDocuments.js';
import { tiesBeforeNext } from './openTies.js';

describe('the next round of a knockout', () => {
  const round = (...matches: Partial<MatchOfKnockout>[]) => ({ matches }) as RoundOfKnockout;
  const won = { match: 1, tied: false, winner: 'a' };
  const tied = { match: 2, tied: true, winner: null };
  const waits = (next: number | null, ...rounds: RoundOfKnockout[]) =>
    tiesBeforeNext({ rounds, next }).map(({ match }) => match);

  it('waits for the tied matches of the round before, until somebody has won them', () => {
    expect(waits(2, round(won, tied), round())).toEqual([2]);
    expect(waits(2, round(won, { ...tied, winner: 'b' }), round())).toEqual([]);
    expect(waits(1, round())).toEqual([]);
    expect(waits(null, round(tied))).toEqual([]);
  });
});
