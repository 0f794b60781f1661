import { committeesLimit } from './committeesLimit.js';

describe('whom a committee may not overrule on a point of law (Law 93B3)', () => {
  it.each([
    ['1987', 'director'],
    ['1997', 'director'],
    ['2007', 'director-in-charge'],
    ['2017', 'director-in-charge'],
  ] as const)('by the laws of %s: the %s', (edition, whom) =>
    expect(committeesLimit({ game: 'bridge' }, { edition, law: '12C1' })).toBe(whom),
  );

  it('is nobody in preferans', () => {
    const law = { edition: '2017', law: '12C1' } as const;
    expect(committeesLimit({ game: 'preferans' }, law)).toBeUndefined();
  });
});
