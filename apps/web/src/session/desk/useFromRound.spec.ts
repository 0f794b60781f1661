import { isOvertaken } from './useFromRound.js';

describe('the round from which on a pair plays, shown while the hall goes on', () => {
  it.each([
    ['is left alone as long as it is the next one', { round: 2, next: 2 }, 2, false],
    ['is overtaken once another is the next', { round: 2, next: 2 }, 3, true],
    ['is not overtaken where a later one was typed', { round: 4, next: 2 }, 3, false],
    ['is overtaken later where a later one was typed', { round: 4, next: 2 }, 5, true],
    ['is meant where an earlier one was typed', { round: 1, next: 3 }, 4, false],
  ])('%s', (_what, shown, next, overtaken) => expect(isOvertaken(shown, next)).toBe(overtaken));
});
