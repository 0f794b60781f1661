import { useSyncExternalStore } from 'react';

/** How far a list is that is being entered, in lines. */
export interface ListUnderWay {
  readonly through: number;
  readonly of: number;
}

/** By tournament: a list goes on being sent when its page is left for another one of the program. */
const lists = new Map<string, ListUnderWay>();
const listeners = new Set<() => void>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Says how far the list of a tournament is; undefined: none is under way. Meanwhile the browser asks before it leaves. */
export function sayUnderWay(tournament: string, list: ListUnderWay | undefined): void {
  if (list) lists.set(tournament, list);
  else lists.delete(tournament);
  if (lists.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the list is that is being entered in a tournament; undefined: none is. */
export function useListUnderWay(tournament: string): ListUnderWay | undefined {
  return useSyncExternalStore(subscribe, () => lists.get(tournament));
}
