import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardSetsSeenQuery } from '../../api/boardSets.js';

/** The journal entry up to which the deal sets were seen when this was first shown. */
export function useSetsSeenAt(tournament: string): number | undefined {
  const { data } = useQuery(boardSetsSeenQuery(tournament));
  const [at] = useState(data?.position);
  return at;
}
