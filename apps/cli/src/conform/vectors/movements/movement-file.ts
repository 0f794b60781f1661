import type { ComparedFigures, Expected } from '../compare-answer.js';
import { boardPlans, draws, swissRounds } from './boards-and-draws.js';
import { perfectHowell14, perfectHowells, shortHowells } from './howells.js';
import { arrowSwitchOptima, mitchells, mitchellValidity, webDecisions, webs } from './mitchells.js';
import { cannotRun, type Section } from './section.js';
import { americanWhists, newEnglandRelays, rainbows, roundRobins } from './teams.js';

/** Who runs the examples of each part of a file of movements. */
const SECTIONS: Readonly<Record<string, Section>> = {
  mitchell: mitchells,
  mitchellValidity3to40: mitchellValidity,
  web: webs,
  webDecision: webDecisions,
  perfectHowell: perfectHowells,
  perfectHowell14,
  shortHowell: shortHowells,
  teamsAmericanWhist: americanWhists,
  teamsNewEnglandRelay: newEnglandRelays,
  roundRobin: roundRobins,
  rainbow: rainbows,
  boardPlan5Howell: boardPlans,
  tirazh: draws,
  swiss: swissRounds,
  arrowSwitchOptimum: arrowSwitchOptima,
};

/** Whether a file holds movements: a record with at least one part that is known. */
export function areMovements(content: unknown): content is Readonly<Record<string, Expected>> {
  return (
    typeof content === 'object' &&
    content !== null &&
    !Array.isArray(content) &&
    Object.keys(content).some((name) => Object.hasOwn(SECTIONS, name))
  );
}

/** The names of what a file of movements holds, without the note about how rows are written. */
export function partsIn(content: Readonly<Record<string, Expected>>): readonly string[] {
  return Object.keys(content).filter((name) => name !== 'format');
}

/** Compares every figure of one part with ours; one that nobody knows is unknown. */
export function runPart(name: string, content: Expected): ComparedFigures {
  const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined;
  return section ? section.run(name, content) : cannotRun(name, content, 'there is no such part here');
}
