import { EBU_WITHDRAWAL, withdrawal, type AllPlayAll, type EventMatch } from './withdrawal.js';

const match = (home: string, away: string, homePoints: number): EventMatch => ({
  home,
  away,
  homePoints,
  awayPoints: 20 - homePoints,
});

const event = (...played: readonly EventMatch[]): AllPlayAll => ({
  contestants: ['A', 'B', 'C', 'D', 'E'],
  matchesEach: 4,
  played,
  withdrawn: 'A',
});

describe('an all-play-all event without one of its contestants', () => {
  it('has none of its results when it leaves before half', () => {
    const first = match('A', 'B', 12);
    const others = match('C', 'D', 8);
    expect(withdrawal(event(first, others), EBU_WITHDRAWAL)).toEqual({
      counting: [others],
      cancelled: [first],
      indemnities: [],
    });
  });

  it('keeps them from half on, and who has not met it has the best of three', () => {
    // A leaves with 12 and 2 of 20: its opponents had 13 on average. C has 15, D 5 and E nothing yet.
    const played = [match('A', 'B', 12), match('E', 'A', 18), match('C', 'D', 15)];
    const after = withdrawal(event(...played), EBU_WITHDRAWAL);
    expect(after.counting).toEqual(played);
    expect(after.indemnities.map(({ contestant, points }) => `${contestant} ${points}`)).toEqual([
      'C 15',
      'D 13',
    ]);
  });

  it('has 60 % for them at least, rounded up', () => {
    const strong = withdrawal(event(match('A', 'B', 20), match('A', 'E', 19)), EBU_WITHDRAWAL);
    expect(strong.indemnities.map(({ points }) => points.toText(2))).toEqual(['12.00', '12.00']);
    const thirds = [match('A', 'B', 1), match('A', 'E', 7), match('B', 'A', 15)];
    const rounded = withdrawal(event(...thirds), EBU_WITHDRAWAL);
    // 13, 7 and 5 of 20 lost by A: 20 - 13/3 = 15.666...
    expect(rounded.indemnities[0]!.points.toText(2)).toBe('15.67');
  });

  it('does as its regulation says', () => {
    const first = match('A', 'B', 12);
    const rules = { ...EBU_WITHDRAWAL, beforeHalf: 'standing', afterHalf: 'cancelled' } as const;
    expect(withdrawal(event(first), rules).counting).toEqual([first]);
    expect(withdrawal(event(first, match('A', 'C', 5)), rules).counting).toEqual([]);
  });
});
