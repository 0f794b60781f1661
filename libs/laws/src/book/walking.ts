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
