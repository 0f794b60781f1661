import type { ConformedFile } from '../conformed-file.js';
import type { ComparedFigures, Expected } from './compare-answer.js';
import { areMovements, partsIn, runPart } from './movements/movement-file.js';
import { preferansVectorsIn, runPreferansVector } from './preferans/preferans-vectors.js';
import { areRulings, runRuling } from './rulings/ruling-table.js';
import { runVector } from './run-vector.js';
import { areTables, runTable, tablesIn } from './tables.js';
import { areVectors, readVector } from './vector.js';

/**
 * Compares every figure of worked examples with ours: of a list of vectors, of a record of tables, of
 * movements, of examples of preferans, or of the table of rulings.
 *
 * @param content the file's JSON
 * @returns nothing for a file that holds neither
 */
export function conformVectors(file: string, content: unknown): ConformedFile | undefined {
  if (areVectors(content)) {
    const compared = content.map((element, at) => {
      const vector = readVector(element);
      return vector ? runVector(vector) : noVector(element, at);
    });
    return addedUp({ file, format: 'vectors', holds: { vectors: content.length } }, compared);
  }
  if (areTables(content)) {
    const names = tablesIn(content);
    const compared = names.map((name) => runTable(name, content[name]!));
    return addedUp({ file, format: 'tables', holds: { tables: names.length } }, compared);
  }
  if (areMovements(content)) {
    const parts = partsIn(content);
    const compared = parts.map((name) => runPart(name, content[name]!));
    return addedUp({ file, format: 'movements', holds: { parts: parts.length } }, compared);
  }
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
  return {
    ...head,
    equal: compared.reduce((sum, { equal }) => sum + equal, 0),
    different: compared.flatMap(({ different }) => different),
    irregular: [],
    unknown: compared.flatMap(({ unknown }) => unknown),
  };
}
