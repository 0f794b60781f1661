import type { ScoreOfPlay, ScoresSeen } from '../api/scoresDocuments.js';
import type { SheetListed } from './sheetQueries.js';

/** A play whose score is not agreed, or a table's sheet of a round that does not count yet. */
export interface OpenPlay {
  readonly table: string;
  readonly round: number;
  /** Not of a sheet. */
  readonly board?: number;
  /** For a play without a result: the journal entry up to which nobody had entered anything that counts. */
  readonly emptyAt?: number;
}

/** How a play stands that keeps no session open. */
export const SETTLED: readonly ScoreOfPlay['status'][] = ['agreed', 'ruled', 'not-played'];

/** How a play stands of which nothing is known. */
const EMPTY: readonly ScoreOfPlay['status'][] = ['to-play', 'voided'];

/**
 * What keeps a session from being closed (Law 8C), by tables and rounds: every round that was called, though a table may
 * still be at an earlier one.
 *
 * @param scores undefined as long as they are not read
 * @param sheets the sheets of a session that has them
 */
export function openPlaysOf(
  scores: (Pick<ScoresSeen, 'tables'> & { readonly position: number }) | undefined,
  sheets?: readonly Pick<SheetListed, 'table' | 'round' | 'status'>[],
): OpenPlay[] {
  if (sheets) {
    return sheets.filter(({ status }) => status !== 'agreed').map(({ table, round }) => ({ table, round }));
  }
  if (!scores) return [];
  const { tables, position } = scores;
  return tables.flatMap(({ table, rounds }) =>
    rounds.flatMap(({ round, plays }) =>
      plays
        .filter(({ status }) => !SETTLED.includes(status))
        .map(({ board, status }) => ({
          table,
          round,
          board,
          ...(EMPTY.includes(status) && { emptyAt: position }),
        })),
    ),
  );
}
