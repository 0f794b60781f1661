import type { AnswerOf, FactOf, Outcome, PlainOf, Terms } from './terms.js';

/** A question for a fact, with what each answer leads to. An answer that an edition does not know is left out. */
export interface Question<Of extends Terms = Terms> {
  readonly ask: FactOf<Of>;
  readonly answers: Readonly<Record<string, Step<Of>>>;
}

/** Somebody chooses among what the law gives him. */
export interface Choice<Of extends Terms = Terms> {
  readonly by: Of['chooser'];
  readonly options: Readonly<Record<string, Step<Of>>>;
}

export interface End<Of extends Terms = Terms> {
  readonly outcome: Outcome<Of>;
}

/** A step of a procedure. */
export type Step<Of extends Terms = Terms> = Question<Of> | Choice<Of> | End<Of>;

/** What procedures are made of, in the terms of a game. */
export interface StepsIn<Of extends Terms> {
  /** Asks for a fact. */
  ask<Asked extends FactOf<Of>>(
    fact: Asked,
    answers: { readonly [Answer in AnswerOf<Of, Asked>]?: Step<Of> },
  ): Step<Of>;
  /** Lets somebody choose; options are named in the order in which they are offered. */
  choose(by: Of['chooser'], options: Readonly<Record<string, Step<Of>>>): Step<Of>;
  /** Ends a procedure. */
  rule(
    law: string,
    rectifications: readonly (Of['rectification'] | PlainOf<Of>)[],
    next?: readonly string[],
  ): Step<Of>;
}

/** The makers of steps in the terms of a game. */
export function stepsIn<Of extends Terms>(): StepsIn<Of> {
  return {
    ask: (fact, answers) => ({ ask: fact, answers: answers as Readonly<Record<string, Step<Of>>> }),
    choose: (by, options) => ({ by, options }),
    rule: (law, rectifications, next = []) => ({
      outcome: { law, rectifications: rectifications.map((one) => whole<Of>(one)), next },
    }),
  };
}

function whole<Of extends Terms>(one: Of['rectification'] | PlainOf<Of>): Of['rectification'] {
  return typeof one === 'string' ? { kind: one } : (one as Of['rectification']);
}
