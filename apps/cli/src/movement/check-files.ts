import { readFile } from 'node:fs/promises';
import { textOfFile } from '#interchange';
import {
  checkIndividual,
  checkMovement,
  readMovementFile,
  type MovementFault,
  type WrittenFault,
  type WrittenMovement,
} from '#movement';
import { Refusal } from '#platform';

/** A movement of a file, with all that is remarked about it. */
export interface CheckedMovement {
  readonly file: string;
  readonly title: string;
  readonly remarks: readonly (MovementFault | WrittenFault)[];
}

/** Remarks that are no defects: they are costs, not mistakes. */
export const COSTS: ReadonlySet<string> = new Set([
  'movement.set-shared',
  'movement.sits-out',
  'movement.opponents-uneven',
]);

/** Whether something about a movement is a mistake. */
export function isDefective({ remarks }: Pick<CheckedMovement, 'remarks'>): boolean {
  return remarks.some(({ code }) => !COSTS.has(code));
}

/**
 * Checks every movement of a file: JSON with `rows[table][round] = [ns, ew, set]` anywhere in it, or the British text
 * format.
 *
 * @throws Refusal when it cannot be read or holds none
 */
export async function checkFile(file: string): Promise<readonly CheckedMovement[]> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`Cannot read ${file} (${error.code}).`);
  });
  const { movements, problem } = readMovementFile(textOfFile(bytes).text);
  if (problem === 'file.json') throw new Refusal(`${file} is not valid JSON.`);
  if (movements.length === 0) throw new Refusal(`${file} contains no movements.`);
  return movements.map(({ title, movement, faults }) => ({
    file,
    title: title || file,
    remarks: [...faults, ...foundIn(movement)],
  }));
}

function foundIn(movement: WrittenMovement['movement']): readonly MovementFault[] {
  if (!movement) return [];
  return movement.of === 'individual' ? checkIndividual(movement.rows) : checkMovement(movement.rows);
}
