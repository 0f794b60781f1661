import { useQuery } from '@tanstack/react-query';
import { entriesQuery } from '../api/deskQueries.js';

/**
 * The journal entry up to which the entries were seen: draws and changes of an entry rest on it. Undefined before they
 * are read.
 */
export function useEntriesSeenAt(tournament: string): number | undefined {
  return useQuery(entriesQuery(tournament)).data?.position;
}
