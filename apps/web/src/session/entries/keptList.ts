import { ENTRY_COLUMNS, ENTRY_KINDS, type EntryColumn, type EntryKind } from '#lists';
import { keepDraft, recallDraft } from '../../parts/keptDraft.js';
import { sayListChanged } from './listNotEntered.js';
import { placeOfList } from './placeOfList.js';

/** A pasted list that is not entered yet, and how it is read. */
export interface ListWritten {
  readonly text: string;
  readonly kind: EntryKind;
  /** What columns are said to be; undefined: what the list itself says. */
  readonly chosen: readonly (EntryColumn | undefined)[];
  readonly headed: boolean | undefined;
}

const MODEL = { text: '', kind: '', chosen: [] as readonly unknown[], headed: null as unknown };

/** The list that is kept in this browser, by whichever page; undefined: none is. */
export function recallList(tournament: string): ListWritten | undefined {
  const { text, kind, chosen, headed } = recallDraft(placeOfList(tournament), MODEL) ?? {};
  const known = ENTRY_KINDS.find((each) => each === kind);
  if (text === undefined || known === undefined) return undefined;
  return {
    text,
    kind: known,
    chosen: (chosen ?? []).map((column) => ENTRY_COLUMNS.find((each) => each === column)),
    headed: typeof headed === 'boolean' ? headed : undefined,
  };
}

/**
 * Keeps a list in this browser until it is entered; an empty one is forgotten.
 *
 * @param open something of it can still be entered
 */
export function keepList(tournament: string, list: ListWritten, open: boolean): void {
  const { text, headed = null } = list;
  keepDraft(placeOfList(tournament), text.trim() === '' ? undefined : { ...list, headed, open });
  sayListChanged();
}
