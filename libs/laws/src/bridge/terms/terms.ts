import type * as book from '../../book/step.js';
import { stepsIn } from '../../book/step.js';
import type { Outcome as OutcomeIn } from '../../book/terms.js';
import type { FactsIn } from '../../book/walking.js';
import type { FACTS } from './facts.js';
import type { Chooser, Rectification } from './rectification.js';

/** The editions of the Laws of Duplicate Bridge that rulings are given by. */
export const EDITIONS = [1987, 1997, 2007, 2017] as const;

export type Edition = (typeof EDITIONS)[number];

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

/** How directors rule on one matter: for each edition of the Laws a tree of questions, choices and outcomes. */
export interface Procedure {
  /** The law that it stands in, `64` or `57A`: its name among the procedures. */
  readonly law: string;
  /** The first edition that has such a rule. */
  readonly since: Edition;
  readonly steps: (edition: Edition) => Step;
}

/** Makes a procedure; `since` where not every edition has it. */
export function procedure(law: string, steps: Procedure['steps'], since: Edition = EDITIONS[0]): Procedure {
  return { law, since, steps };
}
