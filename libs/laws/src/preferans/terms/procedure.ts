import type { CodeRegulation } from './regulation.js';
import type { CodeStep } from './terms.js';

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
