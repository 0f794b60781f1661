import { leavesFrom } from './leavesFrom.js';

describe('a pair that leaves', () => {
  const table = (round: number, ...statuses: ('to-play' | 'agreed')[]) => ({
    ns: 'A-2',
    ew: 'A-4',
    round,
    boards: statuses.map((status) => ({ status })),
  });

  it.each([
    ['the round that is called, of which it has played nothing', [table(3, 'to-play', 'to-play')], 3],
    ['the next one, behind a board of this one', [table(3, 'agreed', 'to-play')], 4],
    ['the round that is called, while its table is still in the one before', [table(2, 'agreed')], 3],
    ['the round that is called, in which it sits at no table', [], 3],
  ])('leaves from %s', (_which, tables, from) => {
    expect(leavesFrom(tables, 'A-2', 3)).toBe(from);
    expect(leavesFrom(tables, 'A-7', 3)).toBe(3);
  });
});
