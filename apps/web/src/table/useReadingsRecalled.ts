import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { reachability } from '../api/reachability.js';
import { recallReadings } from './keptReadings.js';

/** Brings back what the phone knew of its table when the server does not answer: nothing that has been read is replaced. */
export function useReadingsRecalled(): void {
  const client = useQueryClient();
  const reached = useSyncExternalStore(reachability.subscribe, reachability.current);
  useEffect(() => {
    if (!reached) void recallReadings(client);
  }, [client, reached]);
}
