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
  /**
   * What procedures asked before, by the law: rulings keep what was answered then. None where nothing was asked otherwise.
   */
  readonly former?: ReadonlyMap<string, readonly Step<Of>[]>;
}

/**
 * The procedure that answers were given to: that of the book, or what it asked before where they end in that alone.
 *
 * @returns undefined where the book has no procedure of the law
 */
export function procedureAnswered<Of extends Terms>(
  book: LawBook<Of>,
  law: string,
  answers: readonly string[],
): Step<Of> | undefined {
  const step = book.procedures.get(law);
  if (step && stepAfter(step, answers)) return step;
  return book.former?.get(law)?.find((before) => isEnd(stepAfter(before, answers))) ?? step;
}

function isEnd(step: Step | undefined): boolean {
  return step !== undefined && 'outcome' in step;
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
 * Where the answers to a procedure of a book end, in their order; also to what it asked before.
 *
 * @returns undefined where the book has no such procedure, an answer is none of its, or it asks on
 */
export function outcomeAfter<Of extends Terms>(
  book: LawBook<Of>,
  law: string,
  answers: readonly string[],
): Outcome<Of> | undefined {
  const step = procedureAnswered(book, law, answers);
  const at = step && stepAfter(step, answers);
  return at && 'outcome' in at ? at.outcome : undefined;
}
