import type { LawBook } from '../../book/law-book.js';
import { type Step, stepsIn } from '../../book/step.js';
import type { Outcome } from '../../book/terms.js';
import type { FactsIn } from '../../book/walking.js';
import type { CODE_FACTS } from './facts.js';
import type { CodeChooser, CodeRectification } from './rectification.js';
import type { CodeRegulation } from './regulation.js';

/** The Preferans Code as an edition of laws. */
export const PREFERANS_CODE = 'preferans-code';

/** In what terms the Preferans Code is written. */
export interface CodeTerms {
  readonly facts: typeof CODE_FACTS;
  readonly chooser: CodeChooser;
  readonly rectification: CodeRectification;
}

export type CodeStep = Step<CodeTerms>;
export type CodeOutcome = Outcome<CodeTerms>;
export type CodeBook = LawBook<CodeTerms>;

/** What a judge has found, by fact, and what was chosen, by who chooses. */
export type CodeFactsFound = FactsIn<CodeTerms>;

export const { ask, choose, rule } = stepsIn<CodeTerms>();

/** How judges rule on one matter, by the regulation of the tournament. */
export interface CodeProcedure {
  /** The rule that it stands in, `3.9.16`: its name among the procedures. */
  readonly law: string;
  readonly steps: (regulation: CodeRegulation) => CodeStep;
}

/** Makes a procedure. */
export function procedure(law: string, steps: CodeProcedure['steps']): CodeProcedure {
  return { law, steps };
}
