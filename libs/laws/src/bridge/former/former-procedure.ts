import type { Edition } from '../edition.js';
import type { Step } from '../terms.js';

/** What a procedure asked before: rulings keep the answers to it, and nobody is asked so any more. */
export interface FormerProcedure {
  /** The law that it stands in: its name among the procedures. */
  readonly law: string;
  /** The editions in which it asked so. */
  readonly from: Edition;
  readonly to: Edition;
  readonly steps: (edition: Edition) => Step;
}

/** Makes a former procedure of the editions from one to another. */
export function former(
  law: string,
  [from, to]: readonly [Edition, Edition],
  steps: FormerProcedure['steps'],
): FormerProcedure {
  return { law, from, to, steps };
}
