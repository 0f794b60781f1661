import { useEffect } from 'react';
import { dropDrafts } from '../parts/keptDraft.js';
import type { BoardNow, PlayAtTable } from '../offline/atTable.js';

/** Where the half-entered results of a table are kept. */
export function draftsAt(
  tournament: string,
  { session, table }: { readonly session: string; readonly table: string },
): string {
  return `${tournament} ${session} ${table}`;
}

/** Of what a half-entered result is: the play, whoever has entered it meanwhile on another phone. */
export function draftOf({ table, round, board }: PlayAtTable): string {
  return `${table} ${round} ${board}`;
}

/** The boards of which nothing half entered is wanted any more: their result stands, or there will be none. */
export function settledDrafts(boards: readonly (PlayAtTable & Pick<BoardNow, 'status'>)[]): string[] {
  return boards
    .filter(({ status }) => status === 'agreed' || status === 'ruled' || status === 'not-played')
    .map(draftOf);
}

/** Forgets what is half entered of a board once it is settled, also while another board is looked at. */
export function useDraftsDropped(at: string, boards: readonly BoardNow[]): void {
  const settled = settledDrafts(boards).join('\n');
  useEffect(() => {
    if (settled !== '') dropDrafts(at, settled.split('\n'));
  }, [at, settled]);
}
