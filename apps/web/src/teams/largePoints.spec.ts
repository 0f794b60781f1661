import { isLargeForMatch, isLargeTeamPenalty } from './largePoints.js';

describe('points of teams that are asked about', () => {
  it('are a penalty of more than ten VP or IMPs', () => {
    expect(isLargeTeamPenalty('victory-points', 1_000_00)).toBe(true);
    expect(isLargeTeamPenalty('victory-points', 3_00)).toBe(false);
    expect(isLargeTeamPenalty('score', 10_00)).toBe(false);
    expect(isLargeTeamPenalty('knockout', 10_50)).toBe(true);
  });

  it('are more, or fewer, than a match can be worth', () => {
    expect(isLargeForMatch('victory-points', { home: 1_200, away: 0 })).toBe(false);
    expect(isLargeForMatch('victory-points', { home: 2_500, away: 500 })).toBe(false);
    expect(isLargeForMatch('victory-points', { home: 1_000_00, away: 0 })).toBe(true);
    expect(isLargeForMatch('victory-points', { home: 0, away: -1_000_00 })).toBe(true);
    expect(isLargeForMatch('score', { home: 64_00, away: 0 })).toBe(false);
    expect(isLargeForMatch('score', { home: 1_000_00, away: 0 })).toBe(true);
  });
});
