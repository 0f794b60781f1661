import type { Step } from './step.js';
import type { Outcome, Terms } from './terms.js';
import { outcomeFrom, stepAfter, type FactsIn } from './walking.js';

/** The procedures of one edition of the laws of a game. */
export interface LawBook<Of extends Terms = Terms> {
  /** The edition as tournaments keep it: `2017`, `preferans-code`. */
  readonly edition: string;
  /** What its procedures may ask. */
  readonly facts: Of['facts'];
  /** Their first steps by the law that each stands in, in the order of the laws. */
  readonly procedures: ReadonlyMap<string, Step<Of>>;
}

/**
 * What a book says on facts and choices, by the procedure of a law.
 *
 * @throws Error where it has no such procedure, or that asks for something that is not among them
 */
export function outcomeIn<Of extends Terms>(book: LawBook<Of>, law: string, facts: FactsIn<Of>): Outcome<Of> {
  const step = book.procedures.get(law);
  const outcome = step && outcomeFrom(step, facts as Readonly<Record<string, string | undefined>>);
  if (!outcome) throw new Error(`Law ${law} (${book.edition}) is not ruled by ${JSON.stringify(facts)}`);
  return outcome;
}

/**
 * Where the answers to a procedure of a book end, in their order.
 *
 * @returns undefined where the book has no such procedure, an answer is none of its, or it asks on
 */
export function outcomeAfter<Of extends Terms>(
  book: LawBook<Of>,
  law: string,
  answers: readonly string[],
): Outcome<Of> | undefined {
  const step = book.procedures.get(law);
  const at = step && stepAfter(step, answers);
  return at && 'outcome' in at ? at.outcome : undefined;
}
