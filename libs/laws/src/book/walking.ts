import type { Choice, Question, Step } from './step.js';
import type { AnswerOf, FactOf, Outcome, Terms } from './terms.js';

/** A question with what it was answered, both by their ids: of a choice, who chose, and which option. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** An answer on a way through a procedure. */
export interface Taken<Of extends Terms = Terms> extends Answered {
  /** Who chose; left out: it was asked. */
  readonly by?: Of['chooser'];
}

/** A way through a procedure, from the first question to what follows. */
export interface Path<Of extends Terms = Terms> {
  readonly taken: readonly Taken<Of>[];
  readonly outcome: Outcome<Of>;
}

/** The id of what is asked, or of who chooses, with where each answer leads. */
export function branchesOf<Of extends Terms>(
  step: Question<Of> | Choice<Of>,
): readonly [question: string, branches: Readonly<Record<string, Step<Of>>>] {
  return 'ask' in step ? [step.ask, step.answers] : [step.by, step.options];
}

/** Every way through a procedure; each ends in an outcome. */
export function pathsOf<Of extends Terms>(step: Step<Of>, taken: readonly Taken<Of>[] = []): Path<Of>[] {
  if ('outcome' in step) return [{ taken, outcome: step.outcome }];
  const [question, branches] = branchesOf(step);
  return Object.entries(branches).flatMap(([answer, next]) =>
    pathsOf(next, [...taken, { question, answer, ...('by' in step && { by: step.by }) }]),
  );
}

/**
 * Where a procedure is after answers in their order: the next question or choice, or the end.
 *
 * @returns undefined where an answer is none of those that the step has, or something follows the end
 */
export function stepAfter<Of extends Terms>(
  step: Step<Of>,
  answers: readonly string[],
): Step<Of> | undefined {
  return answers.reduce<Step<Of> | undefined>((at, answer) => {
    if (!at || 'outcome' in at) return undefined;
    return branchesOf(at)[1][answer];
  }, step);
}

/** What answers in their order were given to, as far as a procedure has them. */
export function answersInOrder<Of extends Terms>(
  step: Step<Of> | undefined,
  answers: readonly string[],
): Answered[] {
  const [answer, ...others] = answers;
  if (!step || 'outcome' in step || answer === undefined) return [];
  const [question, branches] = branchesOf(step);
  const next = branches[answer];
  return next ? [{ question, answer }, ...answersInOrder(next, others)] : [];
}

/** What a director has found, by fact, and what was chosen, by who chooses. */
export type FactsIn<Of extends Terms> = { readonly [Asked in FactOf<Of>]?: AnswerOf<Of, Asked> } & {
  readonly [Choosing in Of['chooser']]?: string;
};

/**
 * What follows from facts and choices; what the procedure does not ask for is passed over.
 *
 * @returns undefined where it asks for a fact that is not among them, or has no such answer
 */
export function outcomeFrom<Of extends Terms>(
  step: Step<Of>,
  facts: Readonly<Record<string, string | undefined>>,
): Outcome<Of> | undefined {
  if ('outcome' in step) return step.outcome;
  const [question, branches] = branchesOf(step);
  const asked = facts[question];
  const next = asked === undefined ? undefined : branches[asked];
  return next && outcomeFrom(next, facts);
}
