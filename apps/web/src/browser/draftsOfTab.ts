import { forget, keysKept } from './memory.js';

/** How the names of drafts begin: of another form than this nothing is read. */
export const FORM = 'tirage.draft.1.';

/** How the places of lists of names begin. */
export const LISTS = 'list ';

/** Under which name drafts of a place are kept. */
export const keyOf = (at: string): string => `${FORM}${at}`;

/** Forgets what is half entered in this browser at places that begin so. */
export function forgetDrafts(beginning: string): void {
  for (const key of keysKept(keyOf(beginning), 'browser')) forget(key);
}

/** Forgets all that is half entered in this tab at a place; left out: everywhere, as whoever entered it has gone. */
export function forgetDraftsOfTab(at?: string): void {
  if (at !== undefined) forget(keyOf(at), 'tab');
  else for (const key of keysKept(FORM, 'tab')) forget(key, 'tab');
}
