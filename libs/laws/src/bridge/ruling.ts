import { outcomeIn } from '../book/law-book.js';
import type { Edition, Facts, Outcome } from './terms/terms.js';
import { bridgeLaws } from './law-book.js';

/**
 * What the Laws of an edition say on facts and choices, by the procedure of a law.
 *
 * @throws Error where the edition has no such procedure, or it asks for something that is not among them
 */
export function outcomeOf(law: string, edition: Edition, facts: Facts): Outcome {
  return outcomeIn(bridgeLaws(edition), law, facts);
}
