import { outcomeAfter } from '../book/law-book.js';
import type { Edition, Outcome } from '../bridge/terms/terms.js';
import { bridgeLaws } from '../bridge/law-book.js';

/**
 * Where the answers to a procedure end, in their order.
 *
 * @returns undefined where the edition has no such procedure, an answer is none of its, or it asks on
 */
export function outcomeAt(law: string, edition: Edition, answers: readonly string[]): Outcome | undefined {
  return outcomeAfter(bridgeLaws(edition), law, answers);
}
