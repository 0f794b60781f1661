import type { DraftPlace } from '../../parts/keptDraft.js';

/** Where a pasted list is kept in this tab as long as it is not entered. */
export function placeOfList(tournament: string): DraftPlace {
  return { at: `list ${tournament}`, of: '', where: 'tab' };
}
