import { outcomeAfter } from './book/law-book.js';
import { lawBook } from './law-books.js';

describe('law books', () => {
  it.each([
    ['2017', '61', ['yes', 'nothing', 'no', 'of-declarer-or-faced'], '62B2'],
    ['1987', '61', ['yes', 'nothing', 'of-declarer-or-faced'], '62B2'],
    ['preferans-code', '3.9.16', ['no', 'same-trick'], '3.9.16.1'],
  ])('are found by their edition: %s', (edition, law, answers, clause) => {
    const book = lawBook(edition)!;
    expect(book.edition).toBe(edition);
    expect(outcomeAfter(book, law, answers)?.law).toBe(clause);
    expect(outcomeAfter(book, law, answers.slice(1))).toBeUndefined();
  });

  it('are read as was agreed', () => {
    const closed = lawBook('preferans-code', { allPassTalon: 'closed' })!;
    const seen = outcomeAfter(closed, '3.2.19', ['offender-alone', 'all-pass']);
    expect(seen!.rectifications[0]).toEqual({ kind: 'takes', tricks: 'all' });
  });

  it('are of editions that there are', () => expect(lawBook('2027')).toBeUndefined());
});
