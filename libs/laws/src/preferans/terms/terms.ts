import type { LawBook } from '../../book/law-book.js';
import { stepsIn, type Step } from '../../book/step.js';
import type { Outcome } from '../../book/terms.js';
import type { FactsIn } from '../../book/walking.js';
import type { CODE_FACTS } from './facts.js';
import type { CodeChooser, CodeRectification } from './rectification.js';

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
