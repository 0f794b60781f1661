import { forget, keysOfTab } from './memory.js';

/** How the names of drafts begin: of another form than this nothing is read. */
export const FORM = 'tirage.draft.1.';

/** Under which name drafts of a place are kept. */
export const keyOf = (at: string): string => `${FORM}${at}`;

/** Forgets all that is half entered in this tab at a place; left out: everywhere, as whoever entered it has gone. */
export function forgetDraftsOfTab(at?: string): void {
  if (at !== undefined) forget(keyOf(at), 'tab');
  else for (const key of keysOfTab(FORM)) forget(key, 'tab');
}
