import { bookFacts, PREFERANS_CODE, type Edition, type LeftOpen } from '#laws';
import type { SessionSeen } from '../../api/documents.js';
import { bridgeBook } from './bridgeBook.js';
import { codeBook } from './codeBook.js';
import type { JudgesBook } from './judgesBook.js';

/** The law book of each game, and its edition where tournaments do not choose one. */
const BOOKS = {
  bridge: {
    open: (edition: string) => bridgeBook(Number(edition) as Edition),
    edition: undefined,
  },
  preferans: {
    open: (_edition: string, agreed?: LeftOpen) => codeBook(agreed),
    edition: PREFERANS_CODE,
  },
};

/**
 * The book of an edition, of whichever game it is.
 *
 * @param agreed what a book leaves open: the settings of the session's convention
 */
export function bookOf(edition: string, agreed?: LeftOpen): JudgesBook {
  return BOOKS[bookFacts(edition).name].open(edition, agreed);
}

/** The edition of the law book by which a session is ruled. */
export function editionOf({ game, rules }: Pick<SessionSeen, 'game' | 'rules'>): string {
  return BOOKS[game].edition ?? rules.laws;
}
