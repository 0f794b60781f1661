import { type CodeBook, type CodeProcedure, PREFERANS_CODE } from './terms/terms.js';
import { CODE_FACTS } from './terms/facts.js';
import { auction } from './procedures/auction.js';
import { dealing } from './procedures/dealing.js';
import { openCards } from './procedures/open-cards.js';
import { order } from './procedures/order.js';
import { plans } from './procedures/plans.js';
import { play } from './procedures/play.js';
import { talon } from './procedures/talon.js';
import { CODE_REGULATION, type CodeRegulation } from './terms/regulation.js';

const PROCEDURES: readonly CodeProcedure[] = [
  ...dealing,
  ...talon,
  ...auction,
  ...order,
  ...plans,
  ...openCards,
  ...play,
].toSorted((one, other) => one.law.localeCompare(other.law, 'en', { numeric: true }));

/**
 * The book of the Preferans Code, section 3; its procedures are in the order of the rules.
 *
 * @param regulation what it leaves open; where it says nothing the Code is read as in tournaments
 */
export function preferansCode(regulation: Partial<CodeRegulation> = {}): CodeBook {
  const agreed = { ...CODE_REGULATION, ...regulation };
  return {
    edition: PREFERANS_CODE,
    facts: CODE_FACTS,
    procedures: new Map(PROCEDURES.map(({ law, steps }) => [law, steps(agreed)])),
  };
}
