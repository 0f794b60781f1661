import { outcomeAfter } from '../book/law-book.js';
import type { Edition } from '../bridge/terms/edition.js';
import { bridgeLaws } from '../bridge/law-book.js';
import type { Outcome } from '../bridge/terms/terms.js';

/**
 * Where the answers to a procedure end, in their order.
 *
 * @returns undefined where the edition has no such procedure, an answer is none of its, or it asks on
 */
export function outcomeAt(law: string, edition: Edition, answers: readonly string[]): Outcome | undefined {
  return outcomeAfter(bridgeLaws(edition), law, answers);
}
