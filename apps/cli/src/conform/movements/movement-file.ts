import { cannotRun, together, type ComparedFigures, type Expected } from '../comparison/compare-answer.js';
import type { ConformedFile } from '../comparison/conformed-file.js';
import { boardPlans, draws, swissRounds } from './boards-and-draws.js';
import { perfectHowell14, perfectHowells, shortHowells } from './howells.js';
import { arrowSwitchOptima, mitchells, mitchellValidity, webDecisions, webs } from './mitchells.js';
import type { Section } from './section.js';
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

/**
 * Compares every figure of a record of movements with ours: of each part, whose examples are of one kind.
 *
 * @param content the file's JSON
 * @returns undefined for a file without a part that is known
 */
export function conformMovements(file: string, content: unknown): ConformedFile | undefined {
  if (!areMovements(content)) return undefined;
  const parts = Object.keys(content).filter((name) => name !== 'format');
  const compared = together(parts.map((name) => runPart(name, content[name]!)));
  return { file, format: 'movements', holds: { parts: parts.length }, ...compared, irregular: [] };
}

/** Whether a file holds movements: a record with at least one part that is known. */
function areMovements(content: unknown): content is Readonly<Record<string, Expected>> {
  return (
    typeof content === 'object' &&
    content !== null &&
    !Array.isArray(content) &&
    Object.keys(content).some((name) => Object.hasOwn(SECTIONS, name))
  );
}

/** Compares every figure of one part with ours; one that nobody knows is unknown. */
function runPart(name: string, content: Expected): ComparedFigures {
  const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined;
  return section ? section.run(name, content) : cannotRun(name, content, 'there is no such part here');
}
