import { backoff, stateAfter } from './eventStream.js';

describe('the wait before a broken line is taken up again', () => {
  it('doubles, is spread over its upper half, and has an end', () => {
    const shortest = [1, 2, 3, 4].map((attempt) => backoff(attempt, 0));
    const longest = [1, 2, 3, 4].map((attempt) => backoff(attempt, 1));
    expect(shortest).toEqual([250, 500, 1000, 2000]);
    expect(longest).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(1000, 1)).toBe(20_000);
  });
});

describe('what a page says of its line before it is taken up again', () => {
  it('calls nobody offline whom the server answers, however often it has no line to spare', () => {
    expect([1, 3, 50].map((attempt) => stateAfter('refused', attempt, true))).toEqual(
      Array(3).fill('refused'),
    );
  });

  it('tries a lost line three times before it is called offline, and a machine without a network never', () => {
    expect([1, 3, 4].map((attempt) => stateAfter('lost', attempt, true))).toEqual([
      'reconnecting',
      'reconnecting',
      'offline',
    ]);
    expect(stateAfter('lost', 1, false)).toBe('offline');
  });
});
