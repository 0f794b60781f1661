import { useSyncExternalStore } from 'react';
import { recallDraft } from '../../parts/keptDraft.js';
import { placeOfList } from './placeOfList.js';

const OPEN = { open: true };

const listeners = new Set<() => void>();

/** Says that a list has been written, changed or entered. */
export function sayListChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may enter it.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether names of a tournament are written in this browser that can be entered and are not. */
export function useListNotEntered(tournament: string): boolean {
  return useSyncExternalStore(subscribe, () => recallDraft(placeOfList(tournament), OPEN)?.open ?? false);
}
