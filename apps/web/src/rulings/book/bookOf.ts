import { bookFacts, type Edition, type LeftOpen } from '#laws';
import { bridgeBook } from './bridgeBook.js';
import { codeBook } from './codeBook.js';
import type { JudgesBook } from './judgesBook.js';

const BOOKS = {
  bridge: (edition: string) => bridgeBook(Number(edition) as Edition),
  preferans: (_edition: string, agreed?: LeftOpen) => codeBook(agreed),
};

/**
 * The book of an edition, of whichever game it is.
 *
 * @param agreed what a book leaves open: the settings of the session's convention
 */
export function bookOf(edition: string, agreed?: LeftOpen): JudgesBook {
  return BOOKS[bookFacts(edition).name](edition, agreed);
}
