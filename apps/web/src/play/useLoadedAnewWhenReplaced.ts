import { useEffect, useSyncExternalStore } from 'react';
import { loadAnew, replaced } from '../api/replaced.js';

/** Loads the page anew once the server has a newer version of it: at a hall display there is nobody who would. */
export function useLoadedAnewWhenReplaced(): void {
  const isReplaced = useSyncExternalStore(replaced.subscribe, replaced.current);
  useEffect(() => {
    if (!isReplaced) return undefined;
    const leaving = new AbortController();
    void loadAnew(leaving.signal);
    return () => leaving.abort();
  }, [isReplaced]);
}
