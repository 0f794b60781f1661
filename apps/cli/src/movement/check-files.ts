import { readFile } from 'node:fs/promises';
import {
  checkIndividual,
  checkMovement,
  individualFromFigures,
  movementFromRows,
  playsFromTriples,
  readWrittenMovements,
  type IndividualFigures,
  type MovementFault,
  type PlayTriple,
  type WrittenFault,
} from '#movement';
import { z } from 'zod';
import { Refusal } from '#platform';

/** A movement of a file, with all that is remarked about it. */
export interface CheckedMovement {
  readonly file: string;
  readonly title: string;
  readonly remarks: readonly (MovementFault | WrittenFault)[];
}

const COUNT = z.int().min(0).max(9999);
const PAIRS = z.array(z.array(z.tuple([COUNT, COUNT, COUNT])).max(400)).max(400);
const INDIVIDUAL = z.array(z.array(z.tuple([COUNT, COUNT, COUNT, COUNT, COUNT])).max(400)).max(400);
const MOVEMENT = z.looseObject({
  rows: z.union([PAIRS, INDIVIDUAL]),
  /** A title, or the name of a family. */
  title: z.string().optional(),
  name: z.string().optional(),
  teams: z.unknown().optional(),
  contestants: z.literal('teams').optional(),
  phantom: z.union([COUNT, z.string().regex(/^\d{1,4}$/)]).optional(),
  declared: z.strictObject({ copies: COUNT.optional(), meetings: COUNT.optional() }).optional(),
});

/** Remarks that are no defects: they are costs, not mistakes. */
const COSTS: ReadonlySet<string> = new Set(['movement.set-shared', 'movement.sits-out']);

/** Whether something about a movement is a mistake. */
export function isDefective({ remarks }: Pick<CheckedMovement, 'remarks'>): boolean {
  return remarks.some(({ code }) => !COSTS.has(code));
}

/**
 * Checks every movement of a file: JSON with \`rows[table][round] = [ns, ew, set]\` anywhere in it, or the British text
 * format.
 *
 * @throws Refusal when it cannot be read or holds none
 */
export async function checkFile(file: string): Promise<readonly CheckedMovement[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${error.code}).`);
  });
  const checked = /^\s*[[{]/.test(text.replace(/^\uFEFF/, ''))
    ? checkJson(file, text)
    : checkText(file, text);
  if (checked.length === 0) throw new Refusal(`${file} holds no movement.`);
  return checked;
}

function checkText(file: string, text: string): readonly CheckedMovement[] {
  return readWrittenMovements(text).map(({ title, movement, faults }) => {
    const found =
      movement?.of === 'individual'
        ? checkIndividual(movement.rows)
        : movement
          ? checkMovement(movement.rows)
          : [];
    return { file, title, remarks: [...faults, ...found] };
  });
}

function checkJson(file: string, text: string): readonly CheckedMovement[] {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Refusal(`${file} is no whole JSON: ${(error as Error).message}.`, { cause: error });
  }
  return movementsIn(content, '').map(({ at, movement: { rows, title, name, ...said } }) => {
    const called = [title ?? name, at].filter(Boolean).join(', ') || file;
    const phantom = said.phantom === undefined ? undefined : String(said.phantom);
    if (rows.flat().some((play) => play.length === 5)) {
      const movement = individualFromFigures(rows as IndividualFigures[][], {
        ...(phantom !== undefined && { phantom: Number(phantom) }),
      });
      return { file, title: called, remarks: checkIndividual(movement) };
    }
    const movement = movementFromRows(playsFromTriples(rows as PlayTriple[][], 1), {
      winners: 1,
      ...(phantom !== undefined && { phantom }),
    });
    const isTeams = said.contestants === 'teams' || said.teams !== undefined;
    const declared = said.declared as typeof movement.declared;
    const remarks = checkMovement({
      ...movement,
      ...(isTeams && { contestants: 'teams' as const, stationary: [] }),
      ...(declared && { declared }),
    });
    return { file, title: called, remarks };
  });
}

function movementsIn(
  content: unknown,
  at: string,
): readonly { readonly at: string; readonly movement: z.infer<typeof MOVEMENT> }[] {
  if (typeof content !== 'object' || content === null) return [];
  const movement = MOVEMENT.safeParse(content).data;
  if (movement) return [{ at, movement }];
  return Object.entries(content).flatMap(([name, part]) => {
    const inside = Array.isArray(content) ? `${at}[${name}]` : [at, name].filter(Boolean).join('.');
    return movementsIn(part, inside);
  });
}
