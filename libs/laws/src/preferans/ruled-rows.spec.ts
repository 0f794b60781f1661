import { outcomeIn } from '../book/law-book.js';
import { preferansCode } from './code-book.js';
import { RULED_CODE_ROWS, type RuledCodeRow } from '../testing/ruled-code-rows.js';

const book = preferansCode();

describe('what judges are called for', () => {
  it.each<RuledCodeRow>(RULED_CODE_ROWS)('is ruled by the facts: $row', ({ law, facts, nearMiss }) => {
    const missed = outcomeIn(book, law, { ...facts, ...nearMiss });
    expect(missed).not.toEqual(outcomeIn(book, law, facts));
  });

  it('misses by one fact, or by one choice', () => {
    expect(new Set(RULED_CODE_ROWS.map(({ nearMiss }) => Object.keys(nearMiss).length))).toEqual(
      new Set([1]),
    );
  });

  it('is not ruled without its facts', () =>
    expect(() => outcomeIn(book, '3.9.16', { 'last-trick': 'no' })).toThrow(
      'Law 3.9.16 (preferans-code) is not ruled by {"last-trick":"no"}',
    ));
});
