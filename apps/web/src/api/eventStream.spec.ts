import { backoff } from './eventStream.js';

describe('the wait before a broken line is taken up again', () => {
  it('doubles, is spread over its upper half, and has an end', () => {
    const shortest = [1, 2, 3, 4].map((attempt) => backoff(attempt, 0));
    const longest = [1, 2, 3, 4].map((attempt) => backoff(attempt, 1));
    expect(shortest).toEqual([250, 500, 1000, 2000]);
    expect(longest).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(1000, 1)).toBe(20_000);
  });
});
