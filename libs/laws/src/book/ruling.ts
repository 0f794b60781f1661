import type { Edition } from '../edition.js';
import { procedureOf } from './law-book.js';
import type { Outcome } from './rectification.js';
import { outcomeFrom, stepAfter, type Facts } from './walking.js';

/**
 * What the Laws of an edition say on facts and choices, by the procedure of a law.
 *
 * @throws Error where the edition has no such procedure, or it asks for something that is not among them
 */
export function outcomeOf(law: string, edition: Edition, facts: Facts): Outcome {
  const step = procedureOf(law, edition);
  const outcome = step && outcomeFrom(step, facts);
  if (!outcome) throw new Error(`Law ${law} (${edition}) is not ruled by ${JSON.stringify(facts)}`);
  return outcome;
}

/**
 * Where the answers to a procedure end, in their order.
 *
 * @returns undefined where the edition has no such procedure, an answer is none of its, or it asks on
 */
export function outcomeAt(law: string, edition: Edition, answers: readonly string[]): Outcome | undefined {
  const step = procedureOf(law, edition);
  const at = step && stepAfter(step, answers);
  return at && 'outcome' in at ? at.outcome : undefined;
}
