import { EDITIONS, type Edition } from './edition.js';
import type { Step } from './terms.js';

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
