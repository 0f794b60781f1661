import type { RoomSeen, TableInRoom } from '../../api/roomDocuments.js';
import type { SheetListed } from '../../sheets/sheetQueries.js';

/** A play whose score is not agreed, or a table's sheet of a round that does not count yet. */
export interface OpenPlay {
  readonly table: string;
  readonly round: number;
  /** Not of a sheet. */
  readonly board?: number;
}

/** How a play stands that keeps no session open. */
const SETTLED: readonly TableInRoom['boards'][number]['status'][] = ['agreed', 'ruled', 'not-played'];

/**
 * What keeps a session from being closed (Law 8C), by tables and rounds.
 *
 * @param sheets the sheets of a session that has them
 */
export function openPlaysOf(
  { tables }: Pick<RoomSeen, 'tables'>,
  sheets?: readonly Pick<SheetListed, 'table' | 'round' | 'status'>[],
): OpenPlay[] {
  if (sheets) {
    return sheets.filter(({ status }) => status !== 'agreed').map(({ table, round }) => ({ table, round }));
  }
  return tables.flatMap(({ table, round, boards, late }) => [
    ...late.map((play) => ({ table, round: play.round, board: play.board })),
    ...boards.filter(({ status }) => !SETTLED.includes(status)).map(({ board }) => ({ table, round, board })),
  ]);
}
