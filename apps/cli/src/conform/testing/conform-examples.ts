import { together, type ComparedFigures, type Expected } from '../comparison/compare-answer.js';
import { conformCommandFor, MOVEMENTS } from '../conform.js';
import type { ConformedFile, FiguresInJson } from '../comparison/conformed-file.js';
import { preferansVectorsIn, runPreferansVector } from './preferans/preferans-vectors.js';
import { areRulings, runRuling } from './rulings/ruling-table.js';
import { RUNNERS } from './runners.js';
import { areTables, runTable, tablesIn } from './tables.js';
import { runVector } from './vectors/run-vector.js';
import { areVectors, readVector } from './vectors/vector.js';

/** Worked examples beside the movements: what is read by the tests, and by who works on the program. */
const EXAMPLES: FiguresInJson = {
  named: `examples, tables, ${MOVEMENTS.named}`,
  help: `  a list of {id, area, input, expected}     worked examples, run by area
  a record of tables                        contract scores, IMPs, victory points
  a record with {id, kind, rule, ...}       preferans examples, run by kind
  a table of rulings                        what follows from the Laws
${MOVEMENTS.help}`,
  conform: conformExamples,
};

/** `conform` of worked examples, too. */
export const conformWithExamples = conformCommandFor(EXAMPLES);

/**
 * Compares every figure of worked examples with ours: of a list of vectors, of a record of tables, of movements, of
 * examples of preferans, or of the table of rulings.
 *
 * @param content the file's JSON
 * @returns nothing for a file that holds none
 */
export function conformExamples(file: string, content: unknown): ConformedFile | undefined {
  if (areVectors(content)) {
    const compared = content.map((element, at) => {
      const vector = readVector(element);
      return vector ? runVector(vector, RUNNERS) : noVector(element, at);
    });
    return addedUp({ file, format: 'vectors', holds: { vectors: content.length } }, compared);
  }
  if (areTables(content)) {
    const names = tablesIn(content);
    const compared = names.map((name) => runTable(name, content[name]!));
    return addedUp({ file, format: 'tables', holds: { tables: names.length } }, compared);
  }
  const movements = MOVEMENTS.conform(file, content);
  if (movements) return movements;
  const preferans = preferansVectorsIn(content);
  if (preferans)
    return addedUp(
      { file, format: 'vectors of preferans', holds: { vectors: preferans.length } },
      preferans.map(runPreferansVector),
    );
  if (areRulings(content))
    return addedUp({ file, format: 'rulings', holds: { rows: content.length } }, content.map(runRuling));
  return undefined;
}

function noVector(element: unknown, at: number): ComparedFigures {
  const id = (element as { readonly id?: Expected } | null)?.id;
  const of = typeof id === 'string' ? id : `element ${at}`;
  const why = 'it is not an example: an example has id, area, input and expected';
  return { equal: 0, different: [], unknown: [{ of, why, figures: 1 }] };
}

function addedUp(
  head: Pick<ConformedFile, 'file' | 'format' | 'holds'>,
  compared: readonly ComparedFigures[],
): ConformedFile {
  return { ...head, ...together(compared), irregular: [] };
}
