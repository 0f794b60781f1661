import { PREFERANS_CODE, type Edition, type LeftOpen } from '#laws';
import { bridgeBook } from './bridgeBook.js';
import { codeBook } from './codeBook.js';
import type { JudgesBook } from './judgesBook.js';

/**
 * The book of an edition, of whichever game it is.
 *
 * @param agreed what a book leaves open: the settings of the session's convention
 */
export function bookOf(edition: string, agreed?: LeftOpen): JudgesBook {
  return edition === PREFERANS_CODE ? codeBook(agreed) : bridgeBook(Number(edition) as Edition);
}
