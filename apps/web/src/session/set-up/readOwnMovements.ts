import {
  asMovement,
  checkIndividual,
  checkMovement,
  faultSeverity,
  playsOf,
  readMovementFile,
  type Movement,
  type MovementFault,
  type MovementFaultCode,
  type WrittenFault,
  type WrittenMovement,
} from '#movement';

/** A movement out of a file, as far as it could be read, with what is found about it. */
export interface OwnMovement {
  readonly title: string;
  readonly boardsPerRound: number;
  /** Who plays it; undefined: it could not be read. */
  readonly of: 'pairs' | 'teams' | 'individual' | undefined;
  /** Given where a session of pairs or of individuals can take it. */
  readonly movement?: Movement;
  /** What makes it impossible to play. */
  readonly impossible: readonly (MovementFault | WrittenFault)[];
  /** What the director should know. */
  readonly unusual: readonly (MovementFault | WrittenFault)[];
}

/** The movements of a file; where it holds none, why. */
export interface OwnMovements {
  readonly movements: readonly OwnMovement[];
  readonly problem?: 'file.json' | 'file.empty';
}

/** With these a movement can be played, whatever else is written about it. */
const HARMLESS: ReadonlySet<string> = new Set([
  'written.boards',
  'written.misstated',
  'written.not-two-lines',
  'written.type',
]);

function prevents({ code }: MovementFault | WrittenFault): boolean {
  const severity = faultSeverity[code as MovementFaultCode] as string | undefined;
  return severity === undefined ? !HARMLESS.has(code) : severity === 'impossible';
}

/** Reads a file of movements and has each of them checked. */
export function readOwnMovements(text: string): OwnMovements {
  const { movements, problem } = readMovementFile(text);
  return { movements: movements.map(checked), ...(problem && { problem }) };
}

function checked({ title, boardsPerRound, movement, faults }: WrittenMovement): OwnMovement {
  const found = [...faults, ...foundIn(movement)];
  const impossible = found.filter(prevents);
  const of = whoPlays(movement);
  const rows = movement?.of === 'individual' ? asMovement(movement.rows) : movement?.rows;
  const playable =
    rows !== undefined &&
    of !== 'teams' &&
    impossible.length === 0 &&
    playsOf(rows).some(({ sitOut }) => !sitOut);
  return {
    title,
    boardsPerRound,
    of,
    ...(playable && { movement: rows }),
    impossible,
    unusual: found.filter((fault) => !prevents(fault)),
  };
}

function foundIn(movement: WrittenMovement['movement']): readonly MovementFault[] {
  if (!movement) return [];
  return movement.of === 'individual' ? checkIndividual(movement.rows) : checkMovement(movement.rows);
}

function whoPlays(movement: WrittenMovement['movement']): OwnMovement['of'] {
  if (movement?.of !== 'pairs') return movement?.of;
  return movement.rows.contestants ?? 'pairs';
}
