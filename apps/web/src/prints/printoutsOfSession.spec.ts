import { resultsOf } from './printoutsOfSession.js';

describe('what is left of a session on paper', () => {
  const printouts = (knockout: string | null) =>
    resultsOf({ session: '1', knockout }, true).map(({ paper }) => paper);

  it('has the bracket among it where the session is a round of a knockout', () => {
    expect(printouts('cup').at(-1)).toBe('knockout');
    expect(resultsOf({ session: '1', knockout: 'cup' }, true).at(-1)).toEqual({
      paper: 'knockout',
      knockout: 'cup',
    });
    expect(printouts(null)).not.toContain('knockout');
  });
});
