import { useQuery } from '@tanstack/react-query';
import { entriesQuery } from '../../api/deskQueries.js';

/** Up to which journal entry the list of entries is seen, for draws among them and what is said of one; nothing before it is read. */
export function useEntriesSeenAt(tournament: string): number | undefined {
  return useQuery(entriesQuery(tournament)).data?.position;
}
