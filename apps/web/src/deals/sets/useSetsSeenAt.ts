import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardSetsSeenQuery } from '../../api/boardSets.js';

/** Up to which journal entry the sets of boards were seen when this was first shown. */
export function useSetsSeenAt(tournament: string): number | undefined {
  const { data } = useQuery(boardSetsSeenQuery(tournament));
  const [at] = useState(data?.position);
  return at;
}
