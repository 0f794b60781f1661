import type { AnswerTo, Fact } from './facts.js';
import type { Chooser, Outcome } from './rectification.js';
import type { Step } from './step.js';

/** An answer to a question, or what somebody has chosen. */
export interface Taken {
  /** The fact that was asked for; of a choice, who chose. */
  readonly of: string;
  readonly answer: string;
  readonly by?: Chooser;
}

/** A way through a procedure, from the first question to what follows. */
export interface Path {
  readonly taken: readonly Taken[];
  readonly outcome: Outcome;
}

/** Every way through a procedure; each ends in an outcome. */
export function pathsOf(step: Step, taken: readonly Taken[] = []): Path[] {
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
export function stepAfter(step: Step, answers: readonly string[]): Step | undefined {
  return answers.reduce<Step | undefined>((at, answer) => {
    if (!at || 'outcome' in at) return undefined;
    return ('ask' in at ? at.answers : at.options)[answer];
  }, step);
}

/** What a director has found, by fact, and what was chosen, by who chooses. */
export type Facts = { readonly [Asked in Fact]?: AnswerTo<Asked> } & {
  readonly [Choosing in Chooser]?: string;
};

/**
 * What follows from facts and choices; what the procedure does not ask for is passed over.
 *
 * @returns undefined where it asks for a fact that is not among them, or has no such answer
 */
export function outcomeFrom(step: Step, facts: Facts): Outcome | undefined {
  if ('outcome' in step) return step.outcome;
  const [asked, branches] = 'ask' in step ? [facts[step.ask], step.answers] : [facts[step.by], step.options];
  const next = asked === undefined ? undefined : branches[asked];
  return next && outcomeFrom(next, facts);
}
