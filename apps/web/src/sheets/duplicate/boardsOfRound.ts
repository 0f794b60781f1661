import type { SessionSeen } from '../../api/documents.js';

/** The boards that all tables of a session play in a round; none where each table deals for itself. */
export function boardsOfRound({ sections }: Pick<SessionSeen, 'sections'>, round: number): number[] {
  const boards = sections.flatMap(({ boardsPerRound, firstBoard }) =>
    Array.from({ length: boardsPerRound }, (_, index) => firstBoard + (round - 1) * boardsPerRound + index),
  );
  return [...new Set(boards)].toSorted((one, other) => one - other);
}
