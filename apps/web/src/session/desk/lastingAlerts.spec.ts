import type { KnockoutSeen, MatchOfKnockout, RoundOfKnockout } from '../../api/knockoutDocuments.js';
import { tiesIn } from './lastingAlerts.js';

describe('a tied match', () => {
  const match = (number: number, more: Partial<MatchOfKnockout> = {}) =>
    ({
      match: number,
      entries: ['a', 'b'],
      tied: true,
      winner: null,
      extras: [],
      ...more,
    }) as MatchOfKnockout;
  const extra = (session: string, status: 'set-up' | 'running' | 'closed') => ({
    session,
    status,
    boards: 4,
    score: null,
  });
  const knockout = (...matches: MatchOfKnockout[]) =>
    ({
      knockout: '1',
      teams: [
        { entry: 'a', seed: 1, name: 'Lis' },
        { entry: 'b', seed: 2, name: 'Kot' },
      ],
      rounds: [{ session: '1', matches } as unknown as RoundOfKnockout],
    }) as unknown as KnockoutSeen;
  const numbers = (seen: KnockoutSeen, session: string) =>
    tiesIn(seen, session).map((want) => 'match' in want && want.match);

  it('wants the director of its session as long as nobody has won it', () => {
    const seen = knockout(match(1), match(2, { winner: 'a' }), match(3, { tied: false }));
    expect(tiesIn(seen, '1')).toEqual([{ kind: 'tied', knockout: '1', match: 1, between: 'Lis – Kot' }]);
    expect(tiesIn(seen, '2')).toEqual([]);
  });

  it('waits while its extra boards are played, and wants the director again where they tie it, too', () => {
    const seen = (status: 'set-up' | 'running' | 'closed') =>
      knockout(match(1, { extras: [extra('2', status)] }));
    expect(numbers(seen('set-up'), '1')).toEqual([1]);
    expect(numbers(seen('running'), '1')).toEqual([]);
    expect(numbers(seen('closed'), '1')).toEqual([1]);
    expect(numbers(seen('closed'), '2')).toEqual([1]);
  });
});
