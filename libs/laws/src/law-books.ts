import type { LawBook } from './book/law-book.js';
import { EDITIONS } from './bridge/terms/terms.js';
import { bridgeLaws } from './bridge/law-book.js';
import { preferansCode } from './preferans/code-book.js';
import { PREFERANS_CODE } from './preferans/terms/terms.js';
import type { CodeRegulation } from './preferans/terms/regulation.js';

/** What a book may leave open, over all games. */
export type LeftOpen = Partial<CodeRegulation>;

const BOOKS: ReadonlyMap<string, (agreed: LeftOpen) => LawBook> = new Map<
  string,
  (agreed: LeftOpen) => LawBook
>([
  ...EDITIONS.map((edition) => [String(edition), () => bridgeLaws(edition)] as const),
  [PREFERANS_CODE, preferansCode],
]);

/**
 * The law book of an edition, of whichever game it is.
 *
 * @param edition as tournaments keep it: `2017`, `preferans-code`
 * @param agreed what it leaves open; a book that leaves nothing open passes it over
 * @returns undefined where there is no such edition
 */
export function lawBook(edition: string, agreed: LeftOpen = {}): LawBook | undefined {
  return BOOKS.get(edition)?.(agreed);
}
