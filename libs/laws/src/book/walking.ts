import type { Step } from './step.js';
import type { AnswerOf, FactOf, Outcome, Terms } from './terms.js';

/** An answer to a question, or what somebody has chosen. */
export interface Taken<Of extends Terms = Terms> {
  /** The fact that was asked for; of a choice, who chose. */
  readonly of: string;
  readonly answer: string;
  readonly by?: Of['chooser'];
}

/** A way through a procedure, from the first question to what follows. */
export interface Path<Of extends Terms = Terms> {
  readonly taken: readonly Taken<Of>[];
  readonly outcome: Outcome<Of>;
}

/** Every way through a procedure; each ends in an outcome. */
export function pathsOf<Of extends Terms>(step: Step<Of>, taken: readonly Taken<Of>[] = []): Path<Of>[] {
  if ('outcome' in step) return [{ taken, outcome: step.outcome }];
  const [of, branches, by] =
    'ask' in step
      ? ([step.ask, step.answers, undefined] as const)
      : ([step.by, step.options, step.by] as const);
  return Object.entries(branches).flatMap(([answer, next]) =>
    pathsOf(next, [...taken, { of, answer, ...(by && { by }) }]),
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
    return ('ask' in at ? at.answers : at.options)[answer];
  }, step);
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
  const [asked, branches] = 'ask' in step ? [facts[step.ask], step.answers] : [facts[step.by], step.options];
  const next = asked === undefined ? undefined : branches[asked];
  return next && outcomeFrom(next, facts);
}
