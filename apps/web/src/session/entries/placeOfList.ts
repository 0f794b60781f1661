import { LISTS } from '../../browser/draftsOfTab.js';
import type { DraftPlace } from '../../parts/keptDraft.js';

/** Where a list of names is kept in this browser, also when its tab is closed, as long as it is not entered. */
export function placeOfList(tournament: string): DraftPlace {
  return { at: `${LISTS}${tournament}`, of: '' };
}
