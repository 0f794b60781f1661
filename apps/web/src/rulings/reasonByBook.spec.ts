import type { RecordedWay } from '#tournament';
import { wayOf } from '../../../../libs/laws/src/testing/ways.js';
import { bookOf } from './book/bookOf.js';
import { reasonByBook } from './reasonByBook.js';
import { outcomesOf } from './walk.js';

describe('the reason of a ruling that was found in the law book', () => {
  const { book, title } = bookOf('2017');
  const words = { nameOf: (law: string) => `Law ${law}`, title: (law: string) => title('en', law) };
  const reason = (ways: readonly RecordedWay[]) =>
    reasonByBook(
      outcomesOf(ways, book)!.map(({ law }, index) => ({ law, through: ways[index]!.law })),
      words,
    );
  const REVOKE = wayOf(book, '61', ['yes', 'side-played-on']);
  const TRICKS = wayOf(book, '64', ['no', 'no', 'offender', 'one', 'no']);

  it('is each law to which it led, with what was looked up', () =>
    expect(reason([REVOKE, TRICKS])).toBe('Law 63A1: Revoke. Law 64A1: Established revoke.'));

  it('has the same law once', () => expect(reason([TRICKS, TRICKS])).toBe('Law 64A1: Established revoke.'));
});
