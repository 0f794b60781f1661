import { useQuery } from '@tanstack/react-query';
import { boardSetsSeenQuery } from '../../api/boardSets.js';

/** The journal entry up to which the deal sets were seen. */
export function useSetsSeenAt(tournament: string): number | undefined {
  return useQuery(boardSetsSeenQuery(tournament)).data?.position;
}
