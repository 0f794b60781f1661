import { stepsIn } from '../../book/step.js';
import type * as book from '../../book/step.js';
import type { Outcome as OutcomeIn } from '../../book/terms.js';
import type { FactsIn } from '../../book/walking.js';
import type { FACTS } from './facts.js';
import type { Chooser, Rectification } from './rectification.js';

/** In what terms the Laws of Duplicate Bridge are written. */
export interface BridgeTerms {
  readonly facts: typeof FACTS;
  readonly chooser: Chooser;
  readonly rectification: Rectification;
}

export type Step = book.Step<BridgeTerms>;
export type Question = book.Question<BridgeTerms>;
export type Choice = book.Choice<BridgeTerms>;
export type Outcome = OutcomeIn<BridgeTerms>;

/** What a director has found, by fact, and what was chosen, by who chooses. */
export type Facts = FactsIn<BridgeTerms>;

export const { ask, choose, rule } = stepsIn<BridgeTerms>();
