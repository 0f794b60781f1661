import type { AnswerTo, Fact } from './facts.js';
import type { Chooser, Outcome, PlainRectification, Rectification } from './rectification.js';

/** A question for a fact, with what each answer leads to. An answer that an edition does not know is left out. */
export interface Question {
  readonly ask: Fact;
  readonly answers: Readonly<Record<string, Step>>;
}

/** Somebody chooses among what the law gives him. */
export interface Choice {
  readonly by: Chooser;
  readonly options: Readonly<Record<string, Step>>;
}

export interface End {
  readonly outcome: Outcome;
}

/** A step of a procedure. */
export type Step = Question | Choice | End;

/** Asks for a fact. */
export function ask<Asked extends Fact>(
  fact: Asked,
  answers: { readonly [Answer in AnswerTo<Asked>]?: Step },
): Step {
  return { ask: fact, answers: answers as Readonly<Record<string, Step>> };
}

/** Lets somebody choose; options are named in the order in which they are offered. */
export function choose(by: Chooser, options: Readonly<Record<string, Step>>): Step {
  return { by, options };
}

/** Ends a procedure. */
export function rule(
  law: string,
  rectifications: readonly (Rectification | PlainRectification)[],
  next: readonly string[] = [],
): Step {
  return { outcome: { law, rectifications: rectifications.map(whole), next } };
}

function whole(one: Rectification | PlainRectification): Rectification {
  return typeof one === 'string' ? { kind: one } : one;
}
