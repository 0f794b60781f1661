import type { KnockoutSeen } from './knockoutDocuments.js';
import { hasOpenMatches, refetchAt } from './knockoutQueries.js';

const knockout = (...rounds: readonly { session: string | null; winners: readonly (string | null)[] }[]) =>
  ({
    rounds: rounds.map(({ session, winners }) => ({
      session,
      matches: winners.map((winner) => ({ winner })),
    })),
  }) as unknown as KnockoutSeen;

describe('a knockout is looked at again', () => {
  it('while nothing else tells of its open matches', () =>
    expect(refetchAt(knockout({ session: null, winners: ['a', null] }))).toBe(5_000));
  it('no more once a session tells what changes', () =>
    expect(
      refetchAt(knockout({ session: '1', winners: ['a', 'b'] }, { session: null, winners: [null] })),
    ).toBe(false));
  it('no more once every match is won, such as by walkovers', () =>
    expect(refetchAt(knockout({ session: null, winners: ['a', 'b'] }))).toBe(false));
});

it('a knockout has open matches until the last one is won, also one whose teams nobody knows yet', () => {
  const semiFinals = { session: '1', winners: ['a', 'b'] };
  expect(hasOpenMatches(knockout(semiFinals, { session: null, winners: [null] }))).toBe(true);
  expect(hasOpenMatches(knockout(semiFinals, { session: '2', winners: ['a'] }))).toBe(false);
});
