import { isFinal } from './is-final.js';

describe('the standings of a session on paper', () => {
  const HALF_PAST = Date.UTC(2026, 10, 27, 22, 30);
  const ends = HALF_PAST * 1000;
  const corrections = { scores: ends, rulings: ends, appeals: ends, official: ends, amended: null };

  it.each([
    ['while it is played', 'running', null, false],
    ['while corrections of it are taken', 'closed', -1, false],
    ['from the end of corrections on', 'closed', 0, true],
  ] as const)('%s', (_when, status, after, final) => {
    const now = HALF_PAST + (after ?? 0);
    expect(isFinal({ status, corrections: status === 'closed' ? corrections : null }, now)).toBe(final);
  });
});
