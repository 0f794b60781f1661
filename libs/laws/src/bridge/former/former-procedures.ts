import type { Edition } from '../edition.js';
import type { Step } from '../terms.js';
import { formerOfBoards } from './boards.js';
import { formerOfCalls } from './calls.js';
import { formerOfErrorsAndAppeals } from './errors-and-appeals.js';
import { formerOfHands } from './hands.js';
import { formerOfInformation } from './information.js';
import { formerOfPlayAndClaims } from './play-and-claims.js';
import { formerOfRightsAndScores } from './rights-and-scores.js';

const FORMER = [
  ...formerOfBoards,
  ...formerOfHands,
  ...formerOfRightsAndScores,
  ...formerOfInformation,
  ...formerOfCalls,
  ...formerOfPlayAndClaims,
  ...formerOfErrorsAndAppeals,
];

/** What the procedures of an edition asked before, by the law. */
export function formerProcedures(edition: Edition): ReadonlyMap<string, readonly Step[]> {
  const asked = FORMER.filter(({ from, to }) => from <= edition && edition <= to);
  const stepsOf = (law: string) => asked.flatMap((one) => (one.law === law ? [one.steps(edition)] : []));
  return new Map(asked.map(({ law }) => [law, stepsOf(law)]));
}
